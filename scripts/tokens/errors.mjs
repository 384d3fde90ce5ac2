// The errors by kind of text and language, as a table.

const CODE = 'py sh sql java cpp rust c go objc kotlin swift csharp ruby proto dart graphql'.split(' ');
const isOne = (kinds) => (row) => row.lang === 'en' && kinds.includes(row.kind);
const isIn = (lang) => (row) => row.lang === lang;

/** Rows of the table: what they are called, and which texts they hold. */
const GROUPS = [
  ['agent Markdown', isOne(['agent'])],
  ['other Markdown', isOne(['markdown'])],
  ['**all Markdown**', isOne(['agent', 'markdown'])],
  ['TypeScript, JavaScript, Vue', isOne(['ts', 'js', 'vue'])],
  ['other code', isOne(CODE)],
  ['**all code**', isOne(['ts', 'js', 'vue', ...CODE])],
  ['JSON, YAML, TOML', isOne(['json', 'yaml', 'toml'])],
  ['HTML, CSS, XML', isOne(['html', 'css', 'xml'])],
  ['**all English and code**', isIn('en')],
  ['Japanese', isIn('ja')],
  ['Simplified Chinese', isIn('zh-CN')],
  ['Traditional Chinese', isIn('zh-TW')],
  ['Korean', isIn('ko')],
  ['Cyrillic', isIn('cyr')],
  ['Arabic script', isIn('ar')],
  ['German, Spanish, French', (row) => ['de', 'es', 'fr'].includes(row.lang)],
  ['other languages in Latin script', isIn('latin-other')],
  ['other scripts', isIn('other')],
];

const percent = (value, digits) => (value * 100).toFixed(digits).replace('-', '−');
const mean = (numbers) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** Mean, bias, 95th percentile of relative errors, and how many lie within their margin. */
export function statistics(rows) {
  const errors = rows.map(({ count, truth }) => count / truth - 1);
  const sizes = errors.map(Math.abs).sort((a, b) => a - b);
  return {
    mean: mean(sizes),
    bias: mean(errors),
    p95: sizes[Math.floor((sizes.length - 1) * 0.95)],
    within: mean(rows.map(({ count, truth, margin }) => (Math.abs(count - truth) <= margin ? 1 : 0))),
  };
}

function cells(rows) {
  const { mean: error, bias, p95, within } = statistics(rows);
  const sign = bias >= 0 ? '+' : '';
  return [`${percent(error, 2)} / ${sign}${percent(bias, 2)} / ${percent(p95, 1)}`, `${percent(within, 0)} %`];
}

/** Ways that others count, by the names `naiveCounts` gives them. */
const NAIVE = ['characters', 'o200k'];

/** `measured` holds for each family its rows, `naive` what others count, all in the order of the texts. */
export function errorTable(measured, naive) {
  const lines = [
    '| texts | files | new family | within margin | old family | within margin | characters / 4 | o200k |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
  ];
  const truths = measured.new.map(({ truth }) => truth);
  const errorOf = (way, places, factor) =>
    mean(places.map((place) => Math.abs((naive[place][way] * factor) / truths[place] - 1)));
  const english = measured.new.flatMap(({ lang }, place) => (lang === 'en' ? [place] : []));
  const factors = NAIVE.map((way) => bestFactor((factor) => errorOf(way, english, factor)));
  for (const [name, isInside] of GROUPS) {
    const places = measured.new.flatMap((row, place) => (isInside(row) ? [place] : []));
    const own = ['new', 'old'].flatMap((family) => cells(places.map((place) => measured[family][place])));
    const others = NAIVE.map((way, at) =>
      [1, factors[at]].map((by) => percent(errorOf(way, places, by), 0)).join(' / '),
    );
    lines.push(`| ${[name, places.length, ...own, ...others].join(' | ')} |`);
  }
  return lines.join('\n');
}

function bestFactor(errorWith) {
  let best = 1;
  for (let factor = 0.8; factor < 2.2; factor += 0.01) if (errorWith(factor) < errorWith(best)) best = factor;
  return best;
}
