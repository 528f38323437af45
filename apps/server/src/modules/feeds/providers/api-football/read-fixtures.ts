import type { FeedMessage, IncidentItem, TeamRef } from '@xiongmao/api/feeds/messages';
import type { MatchClock, MatchState } from '@xiongmao/api/matches/shapes';
import { isInPlay } from '@xiongmao/api/matches/statuses';
import { z } from 'zod';
import { nationalTeam } from '../../adapters/names/national-teams.ts';
import type { QuarantineEntry } from '../../quarantine.ts';
import type { HeldMatch, MatchTold, Reading, View } from '../provider.ts';
import { keyed, kindOf, readEvents } from './events.ts';
import {
  type Event,
  event as eventShape,
  type FixtureEntry,
  fixtureEntry,
  teamLineup,
  teamPlayers,
  teamStatistics,
} from './shapes.ts';
import { type Moves, readLineup, readStatistics } from './squads.ts';
import { readState } from './state.ts';

const soccer = 202;

/** What the next answer is read against. */
interface Kept {
  clock: MatchClock | null;
  incidents: IncidentItem[];
  starters: number[];
}

/** Reads a list of fixtures, each by itself: what can't be understood of one is left out, with where it stood. */
export function readFixtures(
  response: readonly unknown[],
  view: View,
  leagues: readonly string[],
): Reading {
  const quarantined: QuarantineEntry[] = [];
  const matches = response.flatMap((raw, index): MatchTold[] => {
    const { data, error } = fixtureEntry.safeParse(raw);
    if (!data) {
      const place = placeOf(raw) ?? `fixture ${index} of an answer`;
      quarantined.push({ place, reason: z.prettifyError(error), raw });
      return [];
    }
    if (leagues.length > 0 && !leagues.includes(String(data.league.id))) return [];
    const match = String(data.fixture.id);
    const refuse = (part: string, reason: string, given: unknown) =>
      quarantined.push({ place: `match ${match}: ${part}`, reason, raw: given });
    return [readFixture(data, match, view, refuse)];
  });
  return { matches, quarantined };
}

function placeOf(raw: unknown): string | null {
  const { data } = z.object({ fixture: z.object({ id: z.int() }) }).safeParse(raw);
  return data ? `match ${data.fixture.id}` : null;
}

type Refuse = (part: string, reason: string, raw: unknown) => void;

function readFixture(
  entry: FixtureEntry,
  match: string,
  { now, followed }: View,
  refuse: Refuse,
): MatchTold {
  const before = followed.get(match);
  const held = (before?.kept ?? { clock: null, incidents: [], starters: [] }) as Kept;
  const state = readState(entry, held.clock, now);
  if (!state)
    refuse(
      'status',
      `${entry.fixture.status.short} is no status that is known`,
      entry.fixture.status,
    );
  const lineups = both(entry.lineups, entry, teamLineup, 'lineups', refuse);
  const players = both(entry.players, entry, teamPlayers, 'players', refuse);
  const figures = both(entry.statistics, entry, teamStatistics, 'statistics', refuse);
  const sides = [lineups.home, lineups.away].flatMap((one) => one?.startXI ?? []);
  const starters =
    sides.length > 0 ? sides.flatMap(({ player }) => player.id ?? []) : held.starters;
  const incidents = readIncidents(entry, starters, held.incidents, refuse);
  const moves = movesOf(incidents ?? held.incidents);
  const startsAt = Date.parse(entry.fixture.date);

  const messages: FeedMessage[] = [fixtureOf(entry, match)];
  const about = { match, version: 0 };
  if (state) messages.push({ type: 'state', ...about, state });
  if (incidents) messages.push({ type: 'incidents', ...about, items: incidents, complete: true });
  for (const side of ['home', 'away'] as const) {
    const lineup = lineups[side];
    if (!lineup || (lineup.startXI ?? []).length === 0) continue;
    messages.push({
      type: 'lineup',
      ...about,
      lineup: readLineup(side, lineup, players[side], moves),
    });
  }
  if (figures.home && figures.away) {
    const statistics = readStatistics(figures.home, figures.away);
    if (statistics.length > 0) messages.push({ type: 'statistics', ...about, statistics });
  }
  const kept: Kept = {
    clock: state ? state.clock : held.clock,
    incidents: incidents ?? held.incidents,
    starters,
  };
  return { match, stage: stageOf(state, before), startsAt, kept, messages };
}

function stageOf(state: MatchState | null, before: HeldMatch | undefined): HeldMatch['stage'] {
  if (!state) return before?.stage ?? 'ahead';
  if (isInPlay(state.status)) return 'live';
  return state.status === 'notStarted' || state.status === 'postponed' ? 'ahead' : 'over';
}

function fixtureOf({ fixture, league, teams }: FixtureEntry, match: string): FeedMessage {
  const { venue, date, status } = fixture;
  const place = [venue?.name, venue?.city].filter(Boolean).join(', ');
  const country = countryOf(league.country ?? '');
  // Between countries they may play themselves; a club that has a country's name plays in its league.
  const teamOf = ({ id, name }: { id: number; name: string }): TeamRef => ({
    id: String(id),
    name,
    ...(!country && { country: countryOf(name) }),
  });
  return {
    type: 'fixture',
    match,
    version: 0,
    gameId: soccer,
    league: { id: String(league.id), name: league.name, country },
    season: String(league.season),
    home: teamOf(teams.home),
    away: teamOf(teams.away),
    startsAt: status.short === 'TBD' ? null : date,
    date: date.slice(0, 10),
    ...(league.round && { round: league.round.slice(0, 120) }),
    ...(place && { venue: place.slice(0, 160) }),
  };
}

/** "Saudi-Arabia" → `SA`; none of "World". */
const countryOf = (name: string): string | undefined =>
  nationalTeam(name.replaceAll('-', ' ')).country;

/** The timeline, if the answer has one. */
function readIncidents(
  entry: FixtureEntry,
  starters: readonly number[],
  before: readonly IncidentItem[],
  refuse: Refuse,
): IncidentItem[] | null {
  if (!entry.events) return null;
  // An empty list beside goals is one that is not there yet, and so is one of a match that has not begun.
  const { home, away } = entry.goals;
  if (entry.events.length === 0 && (before.length === 0 || (home ?? 0) + (away ?? 0) > 0))
    return null;
  const events = entry.events.flatMap((raw, index) => {
    const { data, error } = eventShape.safeParse(raw);
    const kind = data && kindOf(data);
    if (data && kind) return [{ event: data satisfies Event, kind }];
    const reason = error
      ? z.prettifyError(error)
      : `${data.type} is no kind of event that is known`;
    refuse(`events[${index}]`, reason, raw);
    return [];
  });
  const isStarter = (playerId: number) => starters.includes(playerId);
  const isWhole = events.length === entry.events.length;
  return keyed(readEvents(events, entry, isStarter), before, isWhole);
}

/** Of what is told of each team, each side's, read by itself. */
function both<Shape extends z.ZodType<{ team: { id: number } }>>(
  told: readonly unknown[] | null | undefined,
  { teams }: FixtureEntry,
  shape: Shape,
  part: string,
  refuse: Refuse,
): { home: z.output<Shape> | undefined; away: z.output<Shape> | undefined } {
  const read = (told ?? []).flatMap((raw, index) => {
    const { data, error } = shape.safeParse(raw);
    if (error) refuse(`${part}[${index}]`, z.prettifyError(error), raw);
    return data ? [data] : [];
  });
  const of = (id: number) => read.find(({ team }) => team.id === id);
  return { home: of(teams.home.id), away: of(teams.away.id) };
}

/** When players came on, by their ids, and when they went, by their names: of those only these are told. */
function movesOf(incidents: readonly IncidentItem[]): Moves {
  const moves: Moves = { on: new Map(), off: new Map() };
  for (const { kind, withdrawn, playerId, other, minute } of incidents) {
    if (kind !== 'substitution' || withdrawn || minute === null) continue;
    if (playerId) moves.on.set(playerId, minute);
    if (other) moves.off.set(other, minute);
  }
  return moves;
}
