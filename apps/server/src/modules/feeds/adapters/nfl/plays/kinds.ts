import type { IncidentKind } from '@xiongmao/api/matches/shapes';
import type { GivenPlay, Stat } from '../source/gamecenter.ts';
import { isNoted, type Noted } from './stat-ids.ts';

const stopped =
  /\b(delay(ed)?(?! of (game|kickoff))|suspended|power failure|lightning|evacuated)\b/i;

/** What stopped the game, where the text of a play tells of it, from the sentence on; penalties are called so, too. */
export function stoppageIn(desc: string): string | null {
  const at = stopped.exec(desc)?.index;
  if (at === undefined) return null;
  // `7:38 p.m.` and `A.Jones` end no sentence.
  const starts = [...desc.matchAll(/\.\s+(?=[A-Z])/g)].map(
    ({ index, 0: end }) => index + end.length,
  );
  return desc.slice(starts.findLast((start) => start <= at) ?? 0).trim();
}

const byStat: readonly [IncidentKind, ...Noted[]][] = [
  ['touchdown', 'touchdown'],
  ['fieldGoal', 'fieldGoal'],
  ['safety', 'safety'],
  ['point', 'extraPoint', 'twoPoints', 'twoPointPass', 'defensiveTwoPoints'],
  ['conversionMissed', 'conversionMissed'],
  ['fieldGoalMissed', 'fieldGoalMissed'],
  ['interception', 'intercepted'],
  ['fumble', 'fumbleLost'],
  ['punt', 'punt', 'puntBlocked'],
  ['kickoff', 'kickoff'],
  ['sack', 'sacked'],
  ['pass', 'passing'],
  ['rush', 'rushingYards'],
  ['foul', 'penalty'],
];

const byNote: Readonly<Record<string, IncidentKind>> = {
  TD: 'touchdown',
  FG: 'fieldGoal',
  FGM: 'fieldGoalMissed',
  FGB: 'fieldGoalMissed',
  XP: 'point',
  '2PS': 'point',
  '2PR': 'point',
  XPM: 'conversionMissed',
  XPB: 'conversionMissed',
  '2PPF': 'conversionMissed',
  '2PRF': 'conversionMissed',
  SAF: 'safety',
  KICKOFF: 'kickoff',
  PUNT: 'punt',
  PUNTB: 'punt',
  INT: 'interception',
  FUMBLE: 'fumble',
  PENALTY: 'foul',
};

/** What a play is: by what its scorers noted of the players, else by its mark, else by its text. */
export function kindOf({ desc, note, sp }: GivenPlay, stats: readonly Stat[]): IncidentKind {
  const text = desc ?? '';
  if (/^end (of )?game/i.test(text)) return 'gameEnd';
  if (/^end (of )?(quarter|half|overtime)/i.test(text)) return 'periodEnd';
  if (/^(timeout|two-minute warning)/i.test(text)) return 'timeout';
  const found = byStat.find(([, ...what]) => stats.some((stat) => isNoted(stat, ...what)));
  if (found) return found[0];
  const marked = byNote[note ?? ''];
  // A score that was taken back keeps its mark.
  if (marked && (sp || !/^(touchdown|fieldGoal|point|safety)$/.test(marked))) return marked;
  if (stats.length === 0 && stoppageIn(text)) return 'delay';
  // Fouls of both sides that cancel each other out are noted of no player.
  if (/\bpenalty on\b/i.test(text)) return 'foul';
  return 'note';
}

/** Who did it, and who helped, by what is noted of each. */
export const actors: Partial<Record<IncidentKind, { player: Noted[]; other: Noted[] }>> = {
  touchdown: { player: ['touchdown'], other: ['passingTouchdown'] },
  fieldGoal: { player: ['fieldGoal'], other: [] },
  fieldGoalMissed: { player: ['fieldGoalMissed'], other: [] },
  safety: { player: ['safety'], other: [] },
  point: {
    player: ['extraPoint', 'twoPoints', 'defensiveTwoPoints'],
    other: ['twoPointPass'],
  },
  conversionMissed: { player: ['conversionMissed'], other: [] },
  interception: { player: ['interception'], other: ['intercepted'] },
  fumble: { player: ['fumbleLost'], other: ['fumbleRecovered'] },
  punt: { player: ['punt', 'puntBlocked'], other: ['puntReturn'] },
  kickoff: { player: ['kickoff'], other: ['kickReturn'] },
  sack: { player: ['sack', 'halfSack'], other: ['sacked'] },
  pass: { player: ['passing'], other: ['reception', 'target'] },
  rush: { player: ['rushingYards'], other: [] },
  foul: { player: ['penalty'], other: [] },
};
