// Apart from the schema: the browser needs the words alone.

/** Strokes of badminton, as coaches tell them apart. */
export const shots = [
  'shortServe',
  'longServe',
  'clear',
  'lob',
  'drop',
  'passiveDrop',
  'smash',
  'wristSmash',
  'netShot',
  'crossNet',
  'returnNet',
  'push',
  'rush',
  'drive',
  'drivenFlight',
  'backCourtDrive',
  'defensiveDrive',
  'defensiveLob',
  'defensive',
] as const;
export type Shot = (typeof shots)[number];

/** What ended a rally: the stroke or touch of who won it, or the fault of who lost it. */
export const rallyWins = ['landed', 'ace', 'attack', 'block'] as const;
export const rallyFaults = [
  'out',
  'net',
  'short',
  'misjudged',
  'fault',
  'serviceError',
  'attackError',
  'attackBlocked',
  'receptionError',
  'settingError',
  'diggingError',
  'blockError',
  'freeBallError',
] as const;
export const rallyEndings = [...rallyWins, ...rallyFaults] as const;
export type RallyEnding = (typeof rallyEndings)[number];
