/** The sections of the page below its bar, in Japanese. */
import type { PageSectionWords } from './pageEn';

export const pageSectionsJa: PageSectionWords = {
  'page.inUseAfter': '圧縮後: {window} のうち {used} を使用',
  'page.compactionSwitch': '圧縮',
  'page.before': '圧縮前',
  'page.after': '圧縮後',
  'page.usage': '/context での分類',
  'page.summary': '要約',
  'page.autocompactAt': '{tokens} に達すると自動で圧縮されます。残り {left} です。',
  'page.autocompactOff': '自動の圧縮はオフです。',
  'page.fixedDefaults':
    'システムプロンプトとツールの大きさは、このバージョンについて別の環境で測ったものです。MCP ツール、カスタムエージェント、出力スタイルも場所を取りますが、その量はここでは分かりません。',
  'page.fixedSession':
    'システムプロンプトとツールの大きさは、このプロジェクトの実際のセッションによるものです（MCP ツール、カスタムエージェント、出力スタイルを含む）。',

  'page.map': 'プロンプト内の位置',
  'page.map.prefix': 'キャッシュされる先頭部分 ≈ {tokens}（{share}）',
  'page.map.fixed': '{part}: {tokens} トークン、最初の位置、キャッシュされる先頭部分。',
  'page.map.cached': '{order}. {layer}: {tokens} トークン、{third}、キャッシュされる先頭部分。',
  'page.map.uncached': '{order}. {layer}: {tokens} トークン、{third}、キャッシュされる先頭部分より後。',
  'page.map.edit': '編集後に伝え直されると、≈ {tokens} をキャッシュに書き直すことになります。',
  'page.map.attention':
    'モデルは、長いプロンプトの先頭と末尾にあるものを最もよく思い出し、中ほどにあるものを最も思い出しにくい傾向があります。',
  'page.map.cache':
    '先頭部分はどのリクエストでも同じなので、わずかな費用でキャッシュから読まれます。その中のテキストが伝え直されると、それより後ろはすべて書き直されます。',
  'page.third.start': '先頭',
  'page.third.middle': '中ほど',
  'page.third.end': '末尾',

  'page.written': '書かれた量',
  'page.sent': '送られる量',
  'page.rent': '{turns} ターンの維持費',
  'page.fate': '圧縮時',
  'page.sum': '全レイヤー',
  'page.turns': 'ターン数',
  'page.rentSays':
    'どのレイヤーもターンごとに送り直されます。維持費はトークン数とターン数の積です。* は開始後に加わったもので、そこから圧縮まで維持費がかかります。',
  'page.bundledSays':
    'Claude Code 自身のスキルも {tokens} 載ります。バーと位置の図ではスキル一覧に含まれますが、レイヤーではありません。',
  'page.rentSince': 'ここから先',
  'page.without': '{place} の {layer} を除く',
  'page.untick': 'すべて外す',
  'page.tickSays': 'レイヤーにチェックを入れると、それらがない場合の値を表示します。',
  'page.withoutTicked':
    'チェックした {ticked} 件がなければ、{now} ではなく {then}（{less} 減）。{turns} ターンで {rent} 減ります。',
  'page.withImports': 'それらのインポート {imports} 件もなくなります。',
  'page.couldWait':
    'フロントマターに paths のあるルールやメモリファイルはファイルを待ち、触れるまで費用がかかりません。チェックしたうち {rules} 件は、なくす代わりにそうできます。',
  'page.savedMore': '{layer} を保存すると、{now} ではなく {then}（{tokens} 増）。{turns} ターンで {rent} 増えます。',
  'page.savedLess': '{layer} を保存すると、{now} ではなく {then}（{tokens} 減）。{turns} ターンで {rent} 減ります。',

  'page.fate.kept': '残る',
  'page.fate.reread': 'ディスクから読み直される',
  'page.fate.cut': '{tokens} トークンに切り詰められる',
  'page.fate.dropped': '失われる',
  'page.fate.returnsWhenTouched': '触れると戻る',
  'page.fate.restored': 'ただのファイルとして読み直される',
  'page.fate.summarised': '要約に含まれる',
  'page.freed': '{before} のうち {tokens} が空きます。',
  'page.notFreed': '空きは増えません。戻るものが、なくなるものと同じだけあるためです。',
  'page.freedSays': '会話そのものと、それに代わる要約は含みません。その長さはここでは分かりません。',
  'page.fates': '各レイヤーはどうなるか',
  'page.pool': '呼び出したスキルの枠',
  'page.poolSays':
    '{limit} トークンのうち {used} を使用。新しいスキルから順に入り、それぞれ {each} に切り詰められます。入りきらないものは知らせなく失われます。',
  'page.poolKept': '{skill}: そのまま残る、{tokens}',
  'page.poolCut': '{skill}: {tokens} から {kept} に切り詰め',
  'page.poolDropped': '{skill}: 失われる、{tokens}',
  'page.afterwards': '圧縮の後',
  'page.restored': '読み直されるファイル',
  'page.restoredNone': 'ありません。',
  'page.restoredMost': '（最後に触れた {most} 件まで）',
  'page.whenTouched': 'もう一度触れる必要があるもの',
  'page.whenTouchedNone': 'ありません。触れて加わったものはすべて読み直されるか、もともとありません。',
  'page.announcements': 'スキル一覧',
  'page.listingKept': 'もう一度伝えられます。',
  'page.listingLost': 'このバージョンではもう一度伝えられません。{tokens} の節約になります。',
  'page.unseen': '{skills} 件のスキルは使えますが、モデルからはもう見えません: {names}。',

  'page.timeline': 'セッションの経過',
  'page.timelineStep': '{step}. {title}',
  'page.timelineSays':
    '{steps} ステップそれぞれの後に使用中のトークン: 最初 ≈ {first}、最大 ≈ {most}、最後 ≈ {last}、圧縮 {compactions} 回。',
  'page.timelineSome': '{steps} ステップのうち {shown} を表示しています。圧縮はすべて含みます。',
  'page.timelineCompaction': '圧縮',
  'page.asTable': '表で見る',
  'page.event': '出来事',

  'page.listing': 'スキル一覧の枠',
  'page.room':
    '{budget} 文字のうち {used} を使用（Claude Code 自身の行を含む）。すべての行を省かずに載せると {needed} になります。',
  'page.roomAll': '{budget} 文字のうち {used} を使用（Claude Code 自身の行を含む）。',
  'page.allListed': '開始時に載る {skills} 件のスキルすべての説明が残ります。',
  'page.someLose': '開始時に載る {skills} 件中 {lost} 件のスキルが、説明の全部または一部を失います。',
  'page.adviceFraction':
    'すべて載せるには、Claude Code の設定で skillListingBudgetFraction を {fraction} にするか、環境変数 SLASH_COMMAND_TOOL_CHAR_BUDGET を {needed} にするか、不要なスキルをオフにします。',
  'page.adviceBudget':
    'すべて載せるには、環境変数 SLASH_COMMAND_TOOL_CHAR_BUDGET を {needed} にするか、不要なスキルをオフにします。',
  'page.skill': 'スキル',
  'page.openSkill': '{skill} を開く',
  'page.kept': '残る部分',
  'page.onlyName': '名前だけ',
  'page.keptOf': '{full} 文字中 {kept} 文字',
  'page.listedText': '説明',
  'page.simulator': '試してみる',
  'page.trialWindow': 'ウィンドウ',
  'page.ownWindow': '現在のもの（{window}）',
  'page.trialSkills': 'オンにするスキル',
  'page.line.whole': '全文',
  'page.line.cut': '一部',
  'page.line.name': '名前だけ',
  'page.line.off': 'オフ',
  'page.trialSays': '{budget} 文字のうち {used}、{now} ではなく {then} トークンになります。',
  'page.trialGain': '{skills} 件の説明が戻ります: {names}。',
  'page.trialLose': '{skills} 件の説明が減ります: {names}。',
  'page.trialSame': 'ほかの行は変わりません。',
};
