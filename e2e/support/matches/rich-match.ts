import type { Absence, Action, Lineup, MatchLink, Statistic } from '@xiongmao/api/matches/shapes';
import type { Side } from '@xiongmao/api/matches/sides';
import { fromNow, hours, type Matches, minutes, type SteeredMatch } from './matches.ts';
import { oddsOf } from './odds.ts';

const positions = ['GK', 'RB', 'CB', 'CB', 'LB', 'CM', 'CM', 'CM', 'RW', 'ST', 'LW'];

/** Eleven players who began and two on the bench, one of whom came on for the last midfielder. */
export function lineupOf(side: Side): Lineup {
  const players = [...positions, 'CM', 'ST'].map((position, index) => ({
    playerId: `${side}-${index}`,
    name: `${side === 'home' ? 'Hana' : 'Aron'} Player${index + 1}`,
    number: index + 1,
    position,
    starter: index < positions.length,
    cameOn: index === 11 ? 20 : null,
    wentOff: index === 7 ? 20 : null,
    statistics: { passes: 40 - index, goals: index === 9 && side === 'home' ? 1 : 0 },
  }));
  return { side, formation: '4-3-3', coach: `Coach of ${side}`, players };
}

export const statistics: Statistic[] = [
  { period: 'all', key: 'possession', home: 61, away: 39 },
  { period: 'all', key: 'shots', home: 9, away: 4 },
  { period: 'all', key: 'corners', home: 5, away: 2 },
  { period: 'h1', key: 'shots', home: 6, away: 3 },
];

/** Passes up and down the pitch, with a shot of the home side in every fifth minute. */
export function actionsOf(from: number, to: number): Action[] {
  return Array.from({ length: (to - from) * 4 }, (_, index) => {
    const second = from * 60 + index * 15;
    const side = Math.floor(second / 120) % 2 === 0 ? 'home' : 'away';
    const isShot = second % 300 === 0;
    const x = side === 'home' ? 40 + (index % 4) * 15 : 60 - (index % 4) * 15;
    return {
      order: from * 100 + index,
      period: 'h1',
      second,
      kind: isShot ? 'shot' : 'pass',
      side: isShot ? 'home' : side,
      player: 'Hana Player10',
      x: isShot ? 90 : x,
      y: 20 + (index % 5) * 15,
      toX: isShot ? 100 : x + 10,
      toY: 50,
      success: true,
    };
  });
}

const absences: Absence[] = [
  { side: 'home', player: 'Hana Player20', kind: 'injured', reason: 'Knee', until: '2031-02-03' },
  { side: 'away', player: 'Aron Player21', kind: 'suspended' },
  { side: 'away', player: 'Aron Player22', kind: 'doubtful', position: 'GK' },
];

const links: MatchLink[] = [
  { kind: 'highlight', title: 'Hana Player10', url: 'https://clips.example/1', seconds: 42 },
  { kind: 'playback', title: 'Hana Player10', url: 'https://clips.example/2' },
];

const odds = [
  oddsOf('Alder', { home: 2_000, draw: 3_400, away: 3_900 }, { ago: 60 }),
  oddsOf('Birch', { home: 2_050, draw: 3_300, away: 3_800 }, { ago: 60 }),
  oddsOf('Birch', { home: 1_980, away: 1_900 }, { line: -0.5, ago: 60 }),
  oddsOf('Alder', { over: 1_900, under: 1_990 }, { line: 2.5, ago: 60 }),
];

/** Two sides who have met before, in a season with a table. */
export async function matchWithHistory(match: Matches): Promise<SteeredMatch> {
  const inSeason = (home: string, away: string, days: number, score: [number, number]) =>
    match(
      { home, away, startsAt: fromNow(-hours(24 * days)) },
      {
        status: 'ended',
        phase: null,
        score: { home: score[0], away: score[1] },
        winner: score[0] > score[1] ? 'home' : score[0] < score[1] ? 'away' : 'draw',
      },
    );
  const game = await match(
    { round: 'Round 5', venue: 'The Ground' },
    { clock: { at: fromNow(0), seconds: 1500, running: true, speed: 1 } },
  );
  const { home, away } = game;
  await inSeason(home, away, 30, [3, 1]);
  await inSeason(away, home, 20, [2, 2]);
  await inSeason(home, `Third of ${game.league}`, 10, [0, 1]);
  await inSeason(`Third of ${game.league}`, away, 5, [1, 4]);
  return game;
}

/** Tells all that a match can carry: line-ups, figures, positions, absences, videos, odds, entries. */
export async function tellAll(game: SteeredMatch): Promise<void> {
  await game.tell(
    { type: 'lineup', lineup: lineupOf('home') },
    { type: 'lineup', lineup: lineupOf('away') },
    { type: 'statistics', statistics },
    { type: 'actions', items: actionsOf(0, 25) },
    { type: 'absences', absences },
    { type: 'links', links },
    ...odds,
  );
  await game.tell(
    oddsOf('Alder', { home: 1_800, draw: 3_600, away: 4_400 }),
    oddsOf('Birch', { home: 1_930, away: 1_950 }, { line: -0.75, suspended: true }),
  );
  await game.incidents(
    { key: 'start', kind: 'periodStart', minute: 1, side: null },
    { key: 'card', kind: 'yellowCard', minute: 9, side: 'away', player: 'Aron Player4' },
    {
      key: 'goal',
      kind: 'goal',
      minute: 12,
      player: 'Hana Player10',
      other: 'Hana Player8',
      score: { home: 1, away: 0 },
    },
    {
      key: 'change',
      kind: 'substitution',
      minute: 20,
      player: 'Hana Player12',
      other: 'Hana Player8',
    },
  );
  await game.state({
    score: { home: 1, away: 0 },
    periods: [{ key: 'h1', home: 1, away: 0 }],
    clock: { at: fromNow(0), seconds: minutes(25) / 1000, running: true, speed: 1 },
  });
}
