import type { Game } from '@xiongmao/api/catalogue/games';
import type { FeedMessage, FixtureMessage } from '@xiongmao/api/feeds/messages';
import { lobbyBefore } from '../engines/esports/lobby.ts';
import { leaguePlans } from '../names/leagues.ts';
import { type Team, teamRef, teamsOf } from '../names/teams.ts';
import { resultOf } from '../play.ts';
import { randomOf } from '../random.ts';
import { troubleOf } from '../trouble.ts';
import { knockoutDayOf, stageName, whenPlayed } from './knockout.ts';
import type { League, Plan } from './match-plan.ts';

export const minute = 60_000;
export const hour = 60 * minute;
export const dayLength = 24 * hour;

export const dayOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

/** A game's matches of a UTC day: the same whenever asked. */
export function plansOf(game: Game, day: string): Plan[] {
  const leagues = leaguesOf(game);
  return leagues.flatMap((league) => plansOfLeague(game, league, day));
}

function leaguesOf({ slug }: Game): League[] {
  return (leaguePlans[slug] ?? []).map((league, index) => ({
    ...league,
    id: `${slug}:league:${index + 1}`,
  }));
}

function plansOfLeague(game: Game, league: League, day: string): Plan[] {
  const leagues = leaguesOf(game);
  const before = leagues.slice(
    0,
    leagues.findIndex(({ id }) => id === league.id),
  );
  const first = before.reduce((sum, other) => sum + matchesOn(other, day), 0);
  const meetings = meetingsOf(game, league, day);
  return meetings.map((meeting, index) => {
    const slot = first + index;
    // Not the ids of the two sides that played these games in earlier versions of the demo.
    const id = `${game.slug}:${day}:${league.lobby ? 'lobby' : ''}${slot}`;
    // One in three may meet with trouble, so that what does is always among others that go well.
    const safe = (dayNumber(day) + slot) % 3 !== 1;
    const trouble = safe ? null : troubleOf(id, game, league.knockout);
    return {
      ...meeting,
      id,
      game,
      league,
      day,
      startsAt: startOf(league, day, index, meetings.length),
      trouble,
    };
  });
}

function meetingsOf(game: Game, league: League, day: string): Meeting[] {
  if (league.lobby) return lobbyMeetings(league, day);
  return league.knockout ? knockoutMeetings(game, league, day) : leagueMeetings(league, day);
}

function matchesOn(league: League, day: string): number {
  const number = dayNumber(day);
  if (league.knockout) return knockoutDayOf(league, number).count;
  const { perDay, every = 1, turn = 0 } = league;
  return (number - turn) % every === 0 ? perDay : 0;
}

/** Days of a season of lobbies. */
const lobbySeason = 14;

/** The number of the day on which the season of a day began, and how many days it lasts. */
function seasonOf(league: League, day: string): { began: number; length: number } {
  if (league.knockout) return knockoutDayOf(league, dayNumber(day));
  const { teams, perDay, every = 1, turn = 0 } = league;
  if (league.lobby) {
    const began = Math.floor(dayNumber(day) / lobbySeason) * lobbySeason;
    return { began, length: lobbySeason };
  }
  const length = ((roundsOf(league) * teams) / 2 / perDay) * every;
  return { began: Math.floor((dayNumber(day) - turn) / length) * length + turn, length };
}

/** Unless it says how many: until everyone has met everyone else once. */
const roundsOf = ({ teams, rounds = teams - 1 }: League): number => rounds;

/** By the year in which it began, and how many of that year began before. */
function seasonName({ began, length }: { began: number; length: number }): string {
  const year = dayOf(began * dayLength).slice(0, 4);
  return `${year} #${Math.floor((began - dayNumber(`${year}-01-01`)) / length) + 1}`;
}

/** A game's matches before a day that belong to the seasons that are on, newest first. */
export function plansBefore(game: Game, day: string): Plan[] {
  return leaguesOf(game).flatMap((league) => {
    const { began } = seasonOf(league, day);
    return Array.from({ length: dayNumber(day) - began }, (_, back) =>
      plansOfLeague(game, league, dayOf((dayNumber(day) - 1 - back) * dayLength)),
    ).flat();
  });
}

/** A day's matches start evenly over its hours. */
function startOf({ id, hours: [from, to] }: League, day: string, index: number, of: number) {
  const start = from * 60 + ((to - from) * 60 * index) / of;
  const jitter = randomOf(`${id} ${day} ${index}`).pick([0, 5]);
  return Date.parse(day) + (Math.floor(start / 5) * 5 + jitter) * minute;
}

type Meeting = Pick<Plan, 'season' | 'knownAt' | 'home' | 'away' | 'lobby' | 'part'>;

/** Announced so long before its day. */
const ahead = 4 * dayLength;

function leagueMeetings(league: League, day: string): Meeting[] {
  const teams = teamsCached(league);
  const pairs = teams.length / 2;
  const { every = 1, turn = 0, perDay } = league;
  const season = seasonName(seasonOf(league, day));
  return Array.from({ length: matchesOn(league, day) }, (_, index) => {
    const played = ((dayNumber(day) - turn) / every) * perDay + index;
    const round = Math.floor(played / pairs);
    const [home, away] = pairing(teams, round, played % pairs);
    return {
      season,
      knownAt: Date.parse(day) - ahead,
      home,
      away,
      lobby: null,
      part: { round: `Round ${(round % roundsOf(league)) + 1}` },
    };
  });
}

/** Two groups of the league after two others. */
function lobbyMeetings(league: League, day: string): Meeting[] {
  const { began, length } = seasonOf(league, day);
  const half = league.lobby!.teams / 2;
  const teams = teamsCached(league);
  const groups = Array.from({ length: teams.length / half }, (_, index) =>
    teams.slice(index * half, (index + 1) * half),
  );
  return Array.from({ length: matchesOn(league, day) }, (_, index) => {
    const turn = dayNumber(day) * league.perDay + index;
    const lobby = [0, 1].flatMap((next) => groups[(turn + next) % groups.length]!);
    return {
      season: seasonName({ began, length }),
      knownAt: Date.parse(day) - ahead,
      home: lobby[0]!,
      away: lobby[1]!,
      lobby,
      part: { round: `Day ${dayNumber(day) - began + 1}, Session ${index + 1}` },
    };
  });
}

/** Who is drawn meets first, and then winners meet, in the order of the draw. */
function knockoutMeetings(game: Game, league: League, day: string): Meeting[] {
  const { began, stage, from, count } = knockoutDayOf(league, dayNumber(day));
  const firstDay = dayOf(began * dayLength);
  const season = seasonName(seasonOf(league, day));
  const draw = randomOf(`draw ${league.id} ${began}`).shuffled(teamsCached(league));
  const sideOf = (place: number) => {
    if (stage * 2 === league.teams) {
      return { winner: draw[place]!, at: Date.parse(firstDay) - ahead };
    }
    const { offset, index } = whenPlayed(league, stage * 2, place);
    const before = plansCached(game, league, dayOf((began + offset) * dayLength));
    return resultOf(before[index]!);
  };
  return Array.from({ length: count }, (_, index) => {
    const [home, away] = [sideOf(2 * (from + index)), sideOf(2 * (from + index) + 1)];
    return {
      season,
      // Not before the last match's feed, which may be late, has told its end.
      knownAt: Math.max(home.at, away.at) + 10 * minute,
      home: home.winner,
      away: away.winner,
      lobby: null,
      part: { stage: stageName(stage) },
    };
  });
}

const knockoutPlans = new Map<string, Plan[]>();
const mostHeld = 500;

/** Earlier stages are asked for by each match that follows from them. */
function plansCached(game: Game, league: League, day: string): Plan[] {
  const key = `${league.id} ${day}`;
  const held = knockoutPlans.get(key) ?? plansOfLeague(game, league, day);
  if (knockoutPlans.size >= mostHeld) knockoutPlans.clear();
  knockoutPlans.set(key, held);
  return held;
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

function teamsCached(league: League): Team[] {
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
  const { league, game, home, away } = plan;
  return {
    type: 'fixture',
    match: plan.id,
    version: told.version,
    gameId: game.gameId,
    league: { id: league.id, name: league.name },
    season: plan.season,
    home: plan.lobby ? null : teamRef(home),
    away: plan.lobby ? null : teamRef(away),
    startsAt: new Date(told.startsAt).toISOString(),
    date: told.date,
    ...plan.part,
    ...(home.venue === undefined ? {} : { venue: home.venue }),
    ...(league.bestOf === undefined ? {} : { bestOf: league.bestOf }),
  };
}

/** As it was announced at first: of a lobby also who takes part. */
export function announcementsOf(plan: Plan): FeedMessage[] {
  const { id, knownAt, startsAt } = plan;
  const fixture = fixtureOf(plan, { version: knownAt, startsAt, date: dayOf(startsAt) });
  if (!plan.lobby) return [fixture];
  const lobby = lobbyBefore({ ...plan, teams: plan.lobby });
  return [fixture, { type: 'lobby', match: id, version: knownAt, lobby }];
}
