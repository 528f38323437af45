import type { Sheet } from '@xiongmao/api/matches/sheets/sheet';
import { isolated } from '@xiongmao/i18n/format';

export type BoxSide = Extract<Sheet, { kind: 'boxScore' }>['parts'][number];
export type Batter = BoxSide['batting'][number];
export type Pitcher = BoxSide['pitching'][number];

/** Innings as baseball writes them: 5.2 are five and two outs. */
export function inningsText(outs: number): string {
  return `${Math.floor(outs / 3)}.${outs % 3}`;
}

export const battingKeys = [
  'atBats',
  'runs',
  'hits',
  'runsBattedIn',
  'walks',
  'strikeouts',
] as const;
export const pitchingKeys = [
  'hits',
  'runs',
  'earnedRuns',
  'walks',
  'strikeouts',
  'homeRuns',
] as const;

export function totalOf<Key extends string>(
  rows: readonly Readonly<Record<Key, number>>[],
  key: Key,
): number {
  return rows.reduce((sum, row) => sum + row[key], 0);
}

/** What is told beneath the table: who hit doubles, stole, erred, and how often, in the order first met. */
export function besidesOf(
  batting: readonly Batter[],
  join: string,
): [key: string, players: string][] {
  const told = new Map<string, string[]>();
  for (const { name, besides } of batting) {
    for (const [key, times] of Object.entries(besides)) {
      told.set(key, [
        ...(told.get(key) ?? []),
        times > 1 ? `${isolated(name)} (${times})` : isolated(name),
      ]);
    }
  }
  return [...told].map(([key, players]) => [key, players.join(join)]);
}
