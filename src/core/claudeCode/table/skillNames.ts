/** The names of skills: which one is listed, and what happens when two want the same. */
import { apart, changed, logged, measured } from '../history';
import { both, newest, over, told, type Area } from './row';

export const skillNameValues = {
  oneName: changed(false, measured('2.1.212', '2.1.225', true)),
  scopedNames: changed(false, logged('2.1.178', '2.1.175', '2.1.187', true)),
  scopedByUserSkill: changed(false, measured('2.1.250', '2.1.265', true)),
  addedScoped: changed(false, apart('2.1.90', '2.1.332', true)),
  folderAndName: changed(false, logged('2.1.290', '2.1.288', '2.1.293', true)),
};

export const skillNames = (): Area => ({
  id: 'skill-names',
  title: 'Names of skills',
  about: 'Under which name a skill is listed, and what happens when two want the same.',
  rows: {
    folderName: {
      says: both('A skill is called like its folder, whatever its `name:` says.'),
      cases: ['skl-names', 'rep-31-cond-skill-sub'],
    },
    label: {
      says: told(skillNameValues.folderAndName, (shown) =>
        shown
          ? 'A different `name:` stands behind it in brackets, where it is made of letters, digits and `._:-` and nothing else that is known by then answers to it; an entry that is prefixed with its folder shows none.'
          : 'A different `name:` is not shown.',
      ),
      cases: ['skl-names', 'asked-c-names', 'own-labels', 'own-builtin-labels', 'asked-i-skill-label-*'],
    },
    sameName: {
      says: told(skillNameValues.oneName, (one) =>
        one
          ? 'Of several of one name at the start one is listed: the administrator’s before the user’s before the project’s before a command, the nearer folder before the farther; hidden and waiting ones stand in nobody’s way then.'
          : 'Several of one name at the start are all listed.',
      ),
      cases: ['cmd-vs-skill', 'asked-b-skill-nest', 'asked-b-skill-order'],
      otherwise: 'Write-ups of 2.1.88 let the deeper skill win.',
    },
    sameNameWaiting: {
      says: both(
        'Of several of one name that wait for their `paths` only the last of the start’s order waits: a project’s takes the place of the user’s, a farther folder’s that of a nearer one. It is never listed where a skill or command of the start holds the name, even a hidden one.',
      ),
      cases: [
        'asked-i-skill-waiting',
        'asked-i-skill-waiting-chain',
        'asked-i-skill-waiting-hidden',
        'asked-i-skill-held-hidden',
      ],
    },
    added: {
      says: told(skillNameValues.addedScoped, (scoped) =>
        scoped
          ? 'A skill of an added directory counts as nested where another skill holds its name: it stands behind all others as `folder:name` with “(scoped to folder/ …)”; one that waited is listed as nested ones are. The folder is the path from the start directory, outside it the last name, or the last two where another added directory has the same; of two that would still be called alike neither is listed.'
          : 'Skills of added directories are listed under their own names.',
      ),
      cases: ['asked-i-skill-added', 'asked-i-skill-added-*'],
    },
    scoped: {
      says: told(skillNameValues.scopedNames, (scoped) =>
        scoped
          ? 'A nested skill whose name a skill or command of the start holds, even a hidden one, is listed as `folder:name` with “(scoped to folder/ …)”; one that still waits for its `paths` holds no name.'
          : 'A nested skill whose name a skill or command of the start holds, even a hidden one, is not announced.',
      ),
      cases: ['skl-nested-clash', 'own-nested-command', 'asked-c-hid', 'own-same-conditional', 'asked-c-later'],
      otherwise: 'Write-ups of 2.1.88 let the deeper skill win.',
    },
    scopedByUser: {
      says: told(skillNameValues.scopedByUserSkill, (scoped) =>
        scoped
          ? 'That holds for a name that a skill of the user holds as well.'
          : 'A nested skill whose name a skill of the user holds is hidden.',
      ),
      cases: ['nested-clash-user', 'asked-b-skill-nest'],
    },
    nestedRivals: {
      says: over(
        changed(
          'Of two nested skills of one name found at one touch the deeper one’s text is listed.',
          logged(
            '2.1.178',
            '2.1.175',
            '2.1.187',
            'Nested skills that share a name only among themselves are all listed as `folder:name`; one that was listed earlier without prefix is listed again with it.',
          ),
        ),
      ),
      cases: ['asked-b-skill-nest'],
    },
    bundled: {
      says: newest('A project’s skill of the name of a bundled one takes its place.'),
    },
  },
});
