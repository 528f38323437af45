import type { RallyEnding, Shot } from '@xiongmao/api/matches/sheets/rally-words';

/** The strokes' names in the set's two languages; null is one that nobody saw. */
const shotNames: Readonly<Record<string, Shot | null>> = {
  發短球: 'shortServe',
  發長球: 'longServe',
  長球: 'clear',
  挑球: 'lob',
  切球: 'drop',
  過度切球: 'passiveDrop',
  過渡切球: 'passiveDrop',
  殺球: 'smash',
  點扣: 'wristSmash',
  放小球: 'netShot',
  勾球: 'crossNet',
  擋小球: 'returnNet',
  推球: 'push',
  推撲球: 'push',
  撲球: 'rush',
  平球: 'drive',
  小平球: 'drivenFlight',
  後場抽平球: 'backCourtDrive',
  防守回抽: 'defensiveDrive',
  防守回挑: 'defensiveLob',
  接殺防守: 'defensive',
  未知球種: null,
  'short service': 'shortServe',
  'long service': 'longServe',
  clear: 'clear',
  lob: 'lob',
  drop: 'drop',
  'passive drop': 'passiveDrop',
  smash: 'smash',
  'wrist smash': 'wristSmash',
  'net shot': 'netShot',
  'cross-court net shot': 'crossNet',
  'return net': 'returnNet',
  push: 'push',
  'push/rush': 'push',
  rush: 'rush',
  drive: 'drive',
  'driven flight': 'drivenFlight',
  'back-court drive': 'backCourtDrive',
  'defensive return drive': 'defensiveDrive',
  'defensive return lob': 'defensiveLob',
  'defensive shot': 'defensive',
  'unknown ball type': null,
  unknown: null,
};

/** The stroke of a name; undefined for a name that there is not. */
export function shotOf(name: string): Shot | null | undefined {
  return name === '' ? null : shotNames[name.toLowerCase()];
}

/** Why who lost a rally lost it, or who won it won, as either column words it; the plainer last. */
const reasons: readonly [RegExp, RallyEnding][] = [
  [/失誤|misjudg/i, 'misjudged'],
  [/未過網|not? pass|cross the net/i, 'short'],
  [/出界|out/i, 'out'],
  [/掛網|net/i, 'net'],
  [/犯規|foul|fault/i, 'fault'],
  [/落地致勝|land/i, 'landed'],
];

/** What ended a rally; undefined for words that there are not. */
export function endingOf(reason: string): RallyEnding | undefined {
  return reasons.find(([pattern]) => pattern.test(reason))?.[1];
}
