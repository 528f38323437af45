import type { FixtureMessage, TeamRef } from '@xiongmao/api/feeds/messages';
import type { MatchState, Statistic } from '@xiongmao/api/matches/shapes';
import type { RalliesSheet, SheetRally } from '@xiongmao/api/matches/sheets/rallies';
import { rallyFaults, type Shot } from '@xiongmao/api/matches/sheets/rally-words';
import type { ScorePair, Side } from '@xiongmao/api/matches/sides';
import type { SourceMessage } from '../reading/recording.ts';
import { type Match, type Player, plain, type Rally } from './files.ts';

/** All that is known of a match. */
export function messagesOf(match: Match): SourceMessage[] {
  const statistics = statisticsOf(match, match.sets);
  return [
    fixtureOf(match),
    { type: 'state', state: stateOf(match) },
    ...(statistics.length > 0 ? [{ type: 'statistics', statistics } satisfies SourceMessage] : []),
    ...(match.sets.length > 0
      ? [{ type: 'sheet', sheet: sheetOf(match, match.sets) } satisfies SourceMessage]
      : []),
  ];
}

/** Who stands first in the files has won: so sides are set by name. */
export function sideOf({ players }: Pick<Match, 'players'>, player: Player): Side {
  const isFirst = plain(players.A) < plain(players.B);
  return (player === 'A') === isFirst ? 'home' : 'away';
}

const pairOf = (match: Match, score: Record<Player, number>): ScorePair =>
  sideOf(match, 'A') === 'home'
    ? { home: score.A, away: score.B }
    : { home: score.B, away: score.A };

export function fixtureOf(match: Match): Omit<FixtureMessage, 'match' | 'version'> {
  const { players, tournament, date } = match;
  const [, name = tournament, year] = /^(.*?)\s*\b(\d{4})$/.exec(tournament) ?? [];
  const isGroup = /group/i.test(match.round);
  const round = rounds[plain(match.round)] ?? match.round.replaceAll(/[_-]+/g, ' ').trim();
  const home = sideOf(match, 'A') === 'home' ? players.A : players.B;
  const away = home === players.A ? players.B : players.A;
  return {
    type: 'fixture',
    gameId: 207,
    league: name === '' ? null : { id: plain(name), name: unshouted(name).slice(0, 160) },
    season: year ?? date?.slice(0, 4) ?? null,
    home: playerRef(home),
    away: playerRef(away),
    sidesGuessed: true,
    startsAt: null,
    date,
    ...(isGroup ? { stage: 'Group stage' } : round && { round: round.slice(0, 120) }),
    bestOf: 3,
  };
}

/** A name in capitals as one writes it: `YONEX THAILAND OPEN`; what has no vowels is said letter by letter (BWF). */
const unshouted = (name: string): string =>
  name !== name.toUpperCase()
    ? name
    : name.replace(/\p{Lu}+/gu, (word) =>
        /[AEIOU]/.test(word) ? word[0] + word.slice(1).toLowerCase() : word,
      );

const rounds: Readonly<Record<string, string>> = {
  final: 'Final',
  finals: 'Final',
  semifinal: 'Semi-finals',
  semifinals: 'Semi-finals',
  quarterfinal: 'Quarter-finals',
  quarterfinals: 'Quarter-finals',
};

/** "SHI Yuqi" and "Shi Yu Qi" are one. */
const playerRef = (name: string): TeamRef => ({
  id: plain(name).slice(0, 200),
  name: name.slice(0, 160),
});

/**
 * How it ended. The winner of the match has won the last set, also where its last rallies were not kept; unless that
 * does not make two of three: then the other did not play on.
 */
export function stateOf(match: Match): MatchState {
  const { sets, played } = match;
  const isWhole = sets.length > 0 && (played === null || sets.length === played);
  const won = { A: 0, B: 0 };
  let isCut = false;
  for (const [index, set] of sets.entries()) {
    const score = set.at(-1)?.score;
    if (!score) continue;
    const isOpen = isWhole && index === sets.length - 1 && !isFinished(score);
    const leader = score.A > score.B ? 'A' : 'B';
    isCut ||= isOpen;
    if (!isOpen) won[leader] += 1;
    else if (won.A === 1) won.A += 1;
  }
  // Best of three: who wins has two.
  const told = played === null || played < 2 ? null : { A: 2, B: played - 2 };
  const score = isWhole ? won : told;
  const isShort = isWhole ? won.A < 2 || isCut : played === 1;
  return {
    ...blank,
    status: 'ended',
    score: score && pairOf(match, score),
    periods: periodsOf(match, sets),
    winner: sideOf(match, 'A'),
    note: isShort ? 'Incomplete' : null,
  };
}

/** Twenty-one points with a lead of two, or thirty. */
function isFinished({ A, B }: Record<Player, number>): boolean {
  const most = Math.max(A, B);
  return most >= 30 || (most >= 21 && Math.abs(A - B) >= 2);
}

export const blank: MatchState = {
  status: 'notStarted',
  phase: null,
  clock: null,
  score: null,
  periods: [],
  columns: [],
  winner: null,
  note: null,
};

export function periodsOf(match: Match, sets: readonly (readonly Rally[])[]) {
  return sets.map((set, index) => ({
    key: `set${index + 1}`,
    ...pairOf(match, set.at(-1)?.score ?? { A: 0, B: 0 }),
  }));
}

export function sheetOf(match: Match, sets: readonly (readonly Rally[])[]): RalliesSheet {
  return {
    kind: 'rallies',
    parts: sets.map((rallies, index) => ({
      key: `set${index + 1}`,
      rallies: rallies.map((rally) => sheetRally(match, rally)),
    })),
  };
}

function sheetRally(match: Match, { server, winner, score, ending, shots }: Rally): SheetRally {
  return {
    server: server && sideOf(match, server),
    winner: sideOf(match, winner),
    score: pairOf(match, score),
    ...(ending && { ending }),
    ...(shots && { strokes: shots.length, shots }),
  };
}

/** Strokes that are counted under one name. */
const counted: Readonly<Record<string, readonly Shot[]>> = {
  smashes: ['smash', 'wristSmash'],
  clears: ['clear'],
  drops: ['drop', 'passiveDrop'],
  netShots: ['netShot', 'crossNet', 'returnNet'],
  lobs: ['lob', 'defensiveLob'],
  drives: ['drive', 'drivenFlight', 'backCourtDrive', 'defensiveDrive'],
  pushes: ['push', 'rush'],
};

/** Of the match and of each set, from the rallies that were kept. */
export function statisticsOf(match: Match, sets: readonly (readonly Rally[])[]): Statistic[] {
  if (sets.length === 0) return [];
  const each = sets.map((rallies, index) => figuresOf(match, `set${index + 1}`, rallies));
  return [...figuresOf(match, 'all', sets.flat()), ...(sets.length > 1 ? each.flat() : [])];
}

function figuresOf(match: Match, period: string, rallies: readonly Rally[]): Statistic[] {
  const row = (key: string, of: (player: Player) => number): Statistic => ({
    period,
    key,
    ...pairOf(match, { A: of('A'), B: of('B') }),
  });
  const wonBy = (player: Player) => rallies.filter(({ winner }) => winner === player);
  const lostBy = (player: Player) => rallies.filter(({ winner }) => winner !== player);
  const lengths = (player: Player) => wonBy(player).flatMap(({ shots }) => shots?.length ?? []);
  const isFault = ({ ending }: Rally) => rallyFaults.some((fault) => fault === ending);
  const knowsShots = rallies.some(({ shots }) => shots);
  const knowsEndings = rallies.some(({ ending }) => ending);
  return [
    row('pointsWon', (player) => wonBy(player).length),
    row(
      'servicePointsWon',
      (player) => wonBy(player).filter((one) => one.server === player).length,
    ),
    row('pointsInARow', (player) => longestRun(rallies, player)),
    ...(knowsEndings
      ? [
          row('winners', (player) => wonBy(player).filter((one) => one.ending === 'landed').length),
          row('errors', (player) => lostBy(player).filter(isFault).length),
        ]
      : []),
    ...(knowsShots
      ? [
          row('longestRally', (player) => Math.max(0, ...lengths(player))),
          row('averageRally', (player) => meanOf(lengths(player))),
          ...Object.entries(counted).map(([key, shots]) =>
            row(key, (player) => hitBy(rallies, player, shots)),
          ),
        ]
      : []),
  ];
}

/** Who serves has the first stroke, the third and so on. */
function hitBy(rallies: readonly Rally[], player: Player, wanted: readonly Shot[]): number {
  return rallies.reduce((sum, { server, shots }) => {
    const hits = (shots ?? []).filter(
      (shot, index) => shot && wanted.includes(shot) && (index % 2 === 0) === (server === player),
    );
    return sum + hits.length;
  }, 0);
}

function longestRun(rallies: readonly Rally[], player: Player): number {
  let [run, longest] = [0, 0];
  for (const { winner } of rallies) {
    run = winner === player ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

function meanOf(values: readonly number[]): number {
  if (values.length === 0) return 0;
  return Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 10) / 10;
}
