import type { ScorePair, Side } from '@xiongmao/api/matches/sides';
import { z } from 'zod';
import { FeedFileError } from '../adapter.ts';
import {
  type Deeds,
  type Ending,
  isDecided,
  type Kill,
  matchId,
  noDeeds,
  otherSide,
  type Played,
  type Round,
  regularRounds,
} from './played.ts';
import { fillSides } from './sides.ts';
import { cleanName } from './tell-apart.ts';

const count = z.int().min(0).max(100_000);
const instant = z.number().positive().max(1e14);

const player = z.object({
  kills: z.array(
    z.object({
      victim: z.string(),
      weapon: z.string(),
      headshot: z.boolean().default(false),
      penetrated: z.boolean().default(false),
      firstkill: z.boolean().default(false),
    }),
  ),
  assists: count.default(0),
  deaths: count.default(0),
  damage: count.default(0),
  bombsplanted: count.default(0),
  bombsdefused: count.default(0),
});

const roundTeam = z.object({
  score: count,
  // Below nobody, where one fell twice.
  alive: z.int().nullish(),
  players: z.record(z.string(), player),
  side: z.string().nullish(),
});

const round = z.object({
  timestamp: instant.nullish(),
  teamwon: z.int().nullish(),
  reason: z.string().nullish(),
  team1: roundTeam,
  team2: roundTeam,
});
type GivenRound = z.infer<typeof round>;

const team = z.object({ name: z.string().nullish(), score: count });

const matchFile = z.object({
  organiser: z.string().nullish(),
  tournament: z.string().nullish(),
  demo: z.string().nullish(),
  starttime: instant,
  map: z.string().min(1),
  team1: team,
  team2: team,
  players: z.record(z.string(), z.string()),
  rounds: z.array(round),
});
type GivenMatch = z.infer<typeof matchFile>;

/** Whether a value is a match of this format, well-formed or not. */
export function isMatchFile(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'rounds' in value && 'team1' in value;
}

/** Reads a map's rounds and players from a match file. Throws FeedFileError. */
export function readMatchFile(file: string, value: unknown): Played {
  const parsed = matchFile.safeParse(value);
  if (!parsed.success) {
    const { path, message } = parsed.error.issues[0]!;
    const place = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`));
    throw new FeedFileError(file, place.join('').replace(/^\./, '') || 'top level', message);
  }
  const given = parsed.data;
  // Some files tell milliseconds, others seconds.
  const milliseconds = (told: number) => (told > 1e11 ? told : told * 1000);
  const begin = milliseconds(given.starttime);
  const startsAt = new Date(begin).toISOString();
  const facing = facingFinal(given);
  const score = { home: given.team1.score, away: given.team2.score };
  const regular = regularRounds(startsAt);
  const sincere = (told: number | null | undefined) =>
    told ? Math.max(0, Math.round((milliseconds(told) - begin) / 1000)) : null;
  const rounds = distinct(numbered(facing.map((one) => roundOf(one, sincere(one.timestamp)))));
  const sides = sidesOfPlayers(facing);
  return {
    id: matchId(startsAt, given.map, sides.keys()),
    league: given.organiser?.trim() || null,
    season: given.tournament?.trim() || null,
    stage: weekOf(given.demo),
    map: given.map,
    startsAt,
    date: startsAt.slice(0, 10),
    names: namesOf(given),
    score,
    over:
      isDecided(score, regular) ||
      (score.home === regular / 2 && score.away === regular / 2) ||
      isGivenUp(score, rounds.at(-1)),
    players: new Map(
      [...sides].map(([id, side]) => [id, { name: cleanName(given.players[id]) || id, side }]),
    ),
    rounds: fillSides(rounds, regular),
    pauses: [],
    exact: false,
  };
}

/** A side that is behind may surrender: then the map is over whatever is left of it. */
function isGivenUp({ home, away }: ScorePair, last: Round | undefined): boolean {
  if (last?.ending !== 'surrender' || !last.winner) return false;
  return last.winner === 'home' ? home > away : away > home;
}

/** A team without a name is called after one of its players, as the game does. */
function namesOf({ team1, team2, players, rounds }: GivenMatch): Record<Side, string> {
  const captain = (of: 'team1' | 'team2') => {
    const [id = ''] = Object.keys(rounds[0]?.[of].players ?? {});
    return `team_${cleanName(players[id]) || (of === 'team1' ? 'A' : 'B')}`;
  };
  return {
    home: cleanName(team1.name) || captain('team1'),
    away: cleanName(team2.name) || captain('team2'),
  };
}

/** "2018%20Spring%20Week%203" in the address of the recording. */
function weekOf(demo: string | null | undefined): string | null {
  const week = /\bWeek\s(\d{1,2})\b/.exec((demo ?? '').replaceAll('%20', ' '))?.[1];
  return week ? `Week ${week}` : null;
}

type FacingRound = Omit<GivenRound, 'team1' | 'team2'> & {
  home: GivenRound['team1'];
  away: GivenRound['team1'];
};

/**
 * Where first rounds are missing the file takes the change of sides for one of teams, until its own count has come so
 * far: rounds are turned so that players stay in their teams, and the last one's score is the match's.
 */
function facingFinal({ rounds, team1, team2 }: GivenMatch): FacingRound[] {
  const teams = new Map<string, Side>();
  return rounds
    .toReversed()
    .map((given, index) => {
      const votes = { kept: 0, turned: 0 };
      for (const [team, side] of [
        [given.team1, 'home'],
        [given.team2, 'away'],
      ] as const) {
        for (const id of Object.keys(team.players)) {
          const known = teams.get(id);
          if (known) votes[known === side ? 'kept' : 'turned'] += 1;
        }
      }
      const isLast = index === 0;
      const isTurned = isLast
        ? given.team1.score === team2.score &&
          given.team2.score === team1.score &&
          team1.score !== team2.score
        : votes.turned > votes.kept;
      const { team1: first, team2: second, teamwon, ...rest } = given;
      const [home, away] = isTurned ? [second, first] : [first, second];
      for (const id of Object.keys(home.players)) if (!teams.has(id)) teams.set(id, 'home');
      for (const id of Object.keys(away.players)) if (!teams.has(id)) teams.set(id, 'away');
      return { ...rest, teamwon: isTurned ? turnedWinner(teamwon) : teamwon, home, away };
    })
    .toReversed();
}

const turnedWinner = (won: number | null | undefined) =>
  won === 1 || won === 2 ? 3 - won : (won ?? null);

/** Each player's team: the one of most rounds. */
function sidesOfPlayers(rounds: readonly FacingRound[]): Map<string, Side> {
  const votes = new Map<string, number>();
  for (const { home, away } of rounds) {
    for (const id of Object.keys(home.players)) votes.set(id, (votes.get(id) ?? 0) + 1);
    for (const id of Object.keys(away.players)) votes.set(id, (votes.get(id) ?? 0) - 1);
  }
  return new Map([...votes].map(([id, balance]) => [id, balance >= 0 ? 'home' : 'away']));
}

const endings: Readonly<Record<string, Ending>> = {
  elim: 'elimination',
  bomb: 'bomb',
  defuse: 'defuse',
  time: 'time',
  hostage: 'hostages',
  surrender: 'surrender',
};

function roundOf(given: FacingRound, startedAt: number | null): Round {
  const { home, away, teamwon, reason } = given;
  const kills: (Kill & { first: boolean })[] = [];
  const deeds = new Map<string, Deeds>();
  for (const [id, told] of [...Object.entries(home.players), ...Object.entries(away.players)]) {
    // Who changed teams in the middle of a round stands in both.
    const own = deeds.get(id) ?? noDeeds();
    deeds.set(id, own);
    own.kills += told.kills.length;
    own.headshots += told.kills.filter(({ headshot }) => headshot).length;
    own.firstKills += told.kills.filter(({ firstkill }) => firstkill).length;
    own.assists += told.assists;
    own.deaths += told.deaths;
    own.damage += told.damage;
    own.bombsPlanted += told.bombsplanted;
    own.bombsDefused += told.bombsdefused;
    for (const { firstkill: first, ...kill } of told.kills) {
      kills.push({ killer: id, ...kill, at: null, first });
    }
  }
  const tag = home.side ? (/^ct$/i.test(home.side) ? 'ct' : 't') : null;
  const isTold = teamwon === 1 || teamwon === 2;
  const left = typeof home.alive === 'number' && typeof away.alive === 'number';
  return {
    number: home.score + away.score,
    winner: isTold ? (teamwon === 1 ? 'home' : 'away') : null,
    ending: endings[reason ?? ''] ?? null,
    score: { home: home.score, away: away.score },
    sides: tag && { home: tag, away: tag === 'ct' ? 't' : 'ct' },
    startedAt,
    endedAt: null,
    alive: left && isTold ? { home: standing(home), away: standing(away) } : null,
    equipment: null,
    planted: [...deeds.values()].some(({ bombsPlanted }) => bombsPlanted > 0),
    kills: kills.toSorted((a, b) => Number(b.first) - Number(a.first)).map(plain),
    bomb: [],
    deeds,
  };
}

/** A round that stands twice is the one that stands last. */
const distinct = (rounds: readonly Round[]): Round[] => [
  ...new Map(rounds.map((round) => [round.number, round])).values(),
];

const standing = ({ alive }: GivenRound['team1']) => Math.max(0, alive ?? 0);
const plain = ({ first: _, ...kill }: Kill & { first: boolean }): Kill => kill;

/** A round without a result stands before the next one, which tells the score that it led to. */
function numbered(rounds: readonly Round[]): Round[] {
  const told: Round[] = [];
  for (const round of rounds.toReversed()) {
    const next = told[0];
    if (round.winner !== null || !next?.winner) {
      told.unshift(round);
      continue;
    }
    const score = { ...next.score, [next.winner]: next.score[next.winner] - 1 };
    const number = next.number - 1;
    if (number < 1) continue;
    // Who has won all rounds so far has won this one.
    const winner = (['home', 'away'] as const).find((side) => score[otherSide[side]] === 0) ?? null;
    told.unshift({ ...round, number, score, winner });
  }
  return told;
}
