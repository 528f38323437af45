import type { Game } from '@xiongmao/api/catalogue/games';
import type { FixtureMessage } from '@xiongmao/api/feeds/messages';
import { type LeaguePlan, leaguePlans } from './names/leagues.ts';
import { type Team, teamsOf } from './names/teams.ts';
import { randomOf } from './random.ts';
import { type Trouble, troubleOf } from './trouble.ts';

export const minute = 60_000;
export const hour = 60 * minute;
export const dayLength = 24 * hour;

/** A match as it is announced, and what will go wrong with it. */
export interface Plan {
  /** `<game's slug>:<day>:<slot>`. */
  id: string;
  game: Game;
  league: LeaguePlan & { id: string };
  /** UTC day, YYYY-MM-DD, on which it was to be played at first. */
  day: string;
  /** Milliseconds since the epoch. */
  startsAt: number;
  home: Team;
  away: Team;
  /** 1 for the first; it starts anew when everyone has met twice. */
  round: number;
  trouble: Trouble | null;
}

export const dayOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

/** A game's matches of a UTC day: the same whenever asked. */
export function plansOf(game: Game, day: string): Plan[] {
  const leagues = leaguePlans[game.slug] ?? [];
  const meetings = leagues.flatMap((league, index) =>
    meetingsOf({ ...league, id: `${game.slug}:league:${index + 1}` }, day),
  );
  return meetings.map((meeting, slot) => {
    const id = `${game.slug}:${day}:${slot}`;
    // One in three may meet with trouble, so that what does is always among others that go well.
    const safe = (dayNumber(day) + slot) % 3 !== 1;
    return { ...meeting, id, game, day, trouble: safe ? null : troubleOf(id, game) };
  });
}

type Meeting = Pick<Plan, 'league' | 'startsAt' | 'home' | 'away' | 'round'>;

function meetingsOf(league: Plan['league'], day: string): Meeting[] {
  const every = league.every ?? 1;
  const number = dayNumber(day);
  if (number % every !== 0) return [];
  const teams = teamsCached(league);
  const pairs = teams.length / 2;
  const [from, to] = league.hours;
  return Array.from({ length: league.perDay }, (_, index) => {
    const played = (number / every) * league.perDay + index;
    const round = Math.floor(played / pairs);
    const [home, away] = pairing(teams, round, played % pairs);
    const start = from * 60 + ((to - from) * 60 * index) / league.perDay;
    const jitter = randomOf(`${league.id} ${day} ${index}`).pick([0, 5]);
    const startsAt = Date.parse(day) + (Math.floor(start / 5) * 5 + jitter) * minute;
    return { league, startsAt, home, away, round: (round % (2 * (teams.length - 1))) + 1 };
  });
}

/** Who meets in a round in which all play, so that everyone meets everyone before any meet again. */
function pairing(teams: readonly Team[], round: number, index: number): readonly [Team, Team] {
  const others = teams.length - 1;
  const turn = round % others;
  const one = teams[index === 0 ? others : (turn + index) % others]!;
  const other = teams[(turn - index + others) % others]!;
  const returns = Math.floor(round / others);
  return (turn + index + returns) % 2 === 0 ? [one, other] : [other, one];
}

const teamsById = new Map<string, Team[]>();

function teamsCached(league: Plan['league']): Team[] {
  const held = teamsById.get(league.id) ?? teamsOf(league, league.teams);
  teamsById.set(league.id, held);
  return held;
}

const dayNumber = (day: string) => Math.floor(Date.parse(day) / dayLength);

/** How the match is announced, or announced anew with another start. */
export function fixtureOf(
  plan: Plan,
  told: { version: number; startsAt: number; date: string },
): FixtureMessage {
  const { league, game, home, away, round } = plan;
  return {
    type: 'fixture',
    match: plan.id,
    version: told.version,
    gameId: game.gameId,
    league: { id: league.id, name: league.name },
    season: plan.day.slice(0, 4),
    home: teamRef(home),
    away: teamRef(away),
    startsAt: new Date(told.startsAt).toISOString(),
    date: told.date,
    ...(league.knockout ? { stage: 'Play-offs' } : { round: `Round ${round}` }),
    ...(home.venue === undefined ? {} : { venue: home.venue }),
    ...(league.bestOf === undefined ? {} : { bestOf: league.bestOf }),
  };
}

/** As it was announced days before. */
export function announcementOf(plan: Plan): FixtureMessage {
  const version = Date.parse(plan.day) - 4 * dayLength;
  return fixtureOf(plan, { version, startsAt: plan.startsAt, date: dayOf(plan.startsAt) });
}

function teamRef({ id, name, abbr, country }: Team) {
  return { id, name, abbr, ...(country === undefined ? {} : { country }) };
}
