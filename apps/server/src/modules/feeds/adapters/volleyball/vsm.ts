import { basename } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { ScorePair, Side } from '@xiongmao/api/matches/sides';
import { z } from 'zod';
import { FeedFileError } from '../adapter.ts';
import { readJson } from '../reading/source-file.ts';
import { type Event, type Match, skills, type Team, type Touch } from './match.ts';
import { idOf, plain, positionOf } from './names.ts';

const pair = z.object({ home: z.int().min(0).max(200), away: z.int().min(0).max(200) });
const number = z.coerce.number().int().min(0).max(999);
const side = z.enum(['*', 'a']);
const text = z.string().nullish().catch(null);

const positions = z.record(z.string(), number.nullable());
const lineup = z.object({
  home: z.object({ positions }),
  away: z.object({ positions }),
});
const play = z.object({
  team: side,
  player: z.union([z.string(), z.number()]).nullish(),
  skill: z.string().nullish(),
  effect: z.string().nullish(),
  time: z.number().nullish(),
});
const event = z.object({
  lineup: lineup.nullish().catch(null),
  score: pair,
  exchange: z.object({ plays: z.array(play), point: side.nullish() }).nullish(),
  timeout: z.object({ team: side }).nullish(),
  substitution: z.object({ team: side, playerIn: number, playerOut: number }).nullish(),
});
const player = z.object({
  shirtNumber: number,
  code: text,
  firstName: text,
  lastName: text,
  position: z.number().nullish().catch(null),
});
const person = z.object({ firstName: text, lastName: text });
const team = z.object({
  name: z.string().trim().min(1),
  code: text,
  libero: z.array(number).nullish().catch(null),
  players: z.array(player),
  staff: z
    .object({ coach: person.nullish().catch(null) })
    .nullish()
    .catch(null),
});
const document = z.object({
  startDate: z.iso.datetime({ offset: true }).nullish().catch(null),
  competition: z.object({ name: text }).nullish().catch(null),
  league: text,
  season: text,
  location: text,
  scout: z.object({
    sets: z.array(z.object({ events: z.array(event), score: pair.nullish() })),
  }),
  team: z.object({ home: team, away: team }),
});

const sideOf = (mark: z.infer<typeof side>): Side => (mark === '*' ? 'home' : 'away');

/** Reads a file of VolleyStation: one document, rally by rally. */
export async function readVsm(file: string): Promise<Match> {
  const parsed = document.safeParse(await readJson(file));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new FeedFileError(file, issue?.path.join('.') || 'file', issue?.message ?? 'not a match');
  }
  const { data } = parsed;
  const teams = { home: teamOf(data.team.home), away: teamOf(data.team.away) };
  const day = data.startDate?.slice(0, 10) ?? null;
  const sets = setsOf(data.scout.sets);
  return {
    id: idOf(day ?? basename(file), teams, sets),
    league: data.competition?.name || data.league || null,
    stage: null,
    round: null,
    season: data.season || day?.slice(0, 4) || null,
    date: day,
    // When the scout began to write: the day is right, the minute is not the first serve's.
    startsAt: null,
    venue: data.location || null,
    teams,
    sets,
    told: null,
  };
}

function teamOf({ name, libero, players, staff }: z.infer<typeof team>): Team {
  const coach = [staff?.coach?.firstName, staff?.coach?.lastName].filter(Boolean).join(' ');
  return {
    id: plain(name),
    name,
    coach: coach || null,
    players: players.map(({ shirtNumber, code, firstName, lastName, position }) => ({
      id: code || `${plain(name)}-${shirtNumber}`,
      number: shirtNumber,
      name: [firstName, lastName].filter(Boolean).join(' ').trim() || `#${shirtNumber}`,
      position: libero?.includes(shirtNumber) ? 'L' : positionOf((position ?? -1) + 1),
    })),
  };
}

function setsOf(sets: z.infer<typeof document>['scout']['sets']): Match['sets'] {
  const times = sets.flatMap(({ events }) =>
    events.flatMap(({ exchange }) => exchange?.plays.flatMap(({ time }) => time ?? []) ?? []),
  );
  const start = times[0] ?? 0;
  let clock: number | null = null;
  return sets.map(({ events, score: result }, index) => {
    let before = { home: 0, away: 0 };
    const own = distinct(events).flatMap((told): Event[] => {
      const { exchange, timeout, substitution, score } = told;
      // Tenths of a second of the picture.
      const moments = (exchange?.plays ?? []).flatMap(({ time }) => time ?? []);
      const begins = moments[0] === undefined ? clock : (moments[0] - start) / 10;
      clock = moments.length === 0 ? clock : (Math.max(...moments) - start) / 10;
      const at = clock;
      if (timeout) return [{ kind: 'timeout', at, score, side: sideOf(timeout.team) }];
      if (substitution) {
        const { team: mark, playerIn, playerOut } = substitution;
        return [
          { kind: 'substitution', at, score, side: sideOf(mark), out: playerOut, in: playerIn },
        ];
      }
      if (!exchange?.point) return [];
      const touches = exchange.plays.flatMap(touchOf);
      const court = told.lineup ? courtOf(told.lineup) : null;
      // Where a scout marked the wrong side, the score tells who won.
      const winner = gainedBy(before, score) ?? sideOf(exchange.point);
      before = score;
      return [{ kind: 'rally', at, begins, score, winner, touches, court }];
    });
    const isOver = Boolean(result) && (index < sets.length - 1 || isWon(result!, index));
    return { number: index + 1, events: own, result: isOver ? result! : null, isOver };
  });
}

/** Whose one point is all that is new; null where the score tells of none, or of more. */
function gainedBy(before: ScorePair, { home, away }: ScorePair): Side | null {
  const [own, other] = [home - before.home, away - before.away];
  if (own + other !== 1 || own * other !== 0) return null;
  return own === 1 ? 'home' : 'away';
}

/** A rally that stands twice leads to the same score; another event that does follows itself. */
function distinct(events: readonly z.infer<typeof event>[]): z.infer<typeof event>[] {
  const scores = new Set<string>();
  return events.filter((told, index) => {
    if (!told.exchange?.point) return !isDeepStrictEqual(told, events[index - 1]);
    const { home, away } = told.score;
    const isNew = !scores.has(`${home}:${away}`);
    scores.add(`${home}:${away}`);
    return isNew;
  });
}

/** The last set of a file may be one that was still played. */
function isWon({ home, away }: z.infer<typeof pair>, index: number): boolean {
  return Math.max(home, away) >= (index === 4 ? 15 : 25) && Math.abs(home - away) >= 2;
}

function touchOf({ team: mark, player: who, skill, effect }: z.infer<typeof play>): Touch[] {
  const known = skills.find((one) => one === skill);
  const shirt = Number(who);
  if (!known) return [];
  const isNumber = who !== null && who !== undefined && who !== '' && Number.isInteger(shirt);
  return [
    { side: sideOf(mark), number: isNumber ? shirt : null, skill: known, value: effect ?? '' },
  ];
}

function courtOf({ home, away }: z.infer<typeof lineup>): Record<Side, number[]> | null {
  const six = (given: z.infer<typeof positions>) =>
    [1, 2, 3, 4, 5, 6].map((place) => given[place] ?? Number.NaN);
  const court = { home: six(home.positions), away: six(away.positions) };
  return [...court.home, ...court.away].every((one) => one >= 0) ? court : null;
}
