import type { FeedMessage, FixtureMessage } from '@xiongmao/api/feeds/messages';
import { sql } from 'drizzle-orm';
import {
  upsertLeagues,
  upsertPlayers,
  upsertSeasons,
  upsertTeams,
} from '#modules/catalogue/index.ts';
import {
  announce,
  applyActions,
  applyFixtures,
  applyIncidents,
  applyLineups,
  applyStates,
  applyStatistics,
  type Change,
  findMatchIds,
  hear,
  type MatchIds,
  markDisputes,
} from '#modules/matches/index.ts';
import type { Tx } from '#platform/db/database.ts';

export interface IngestContext {
  /** Name of the feed; ids of leagues, teams and matches are its own. */
  source: string;
  now: Date;
  /** What comes is made by the simulator. */
  demo?: boolean;
}

export interface Ingested {
  changes: Change[];
  /** The matches that messages name, those just announced among them. */
  ids: MatchIds;
  /** Places in the list of messages about matches that the source has not announced. */
  strangers: number[];
}

/**
 * Applies messages in one transaction: fixtures first, then what refers to them. Applying the same
 * messages again changes nothing; of several about the same thing the newest version counts.
 */
export async function ingest(
  tx: Tx,
  messages: readonly FeedMessage[],
  { source, now, demo = false }: IngestContext,
): Promise<Ingested> {
  const heard = { source, now, demo };
  // One at a time for each source: two batches that name the same rows in other orders can't block each other.
  await tx.execute(sql`select pg_advisory_xact_lock(20_004, hashtext(${source}))`);
  const fixtures = newest(messages, 'fixture', (message) => message.match);
  const changes = await ingestFixtures(tx, fixtures, heard);

  const named = new Set<string>();
  for (const message of messages) if (message.match !== undefined) named.add(message.match);
  const ids = await findMatchIds(tx, source, [...named].sort());
  const strangers = messages.flatMap((message, index) =>
    message.match !== undefined && !ids.has(message.match) ? [index] : [],
  );
  const known = messages.filter((message) => message.match === undefined || ids.has(message.match));

  const states = newest(known, 'state', (message) => message.match);
  if (states.length > 0) changes.push(...(await applyStates(tx, states, heard)));
  const incidents = known.filter((message) => message.type === 'incidents');
  // Entries of one match may come in several messages of one batch: each is applied in turn.
  for (const round of rounds(incidents)) changes.push(...(await applyIncidents(tx, round, ids)));
  const lineups = newest(known, 'lineup', (message) => `${message.match}/${message.lineup.side}`);
  if (lineups.length > 0) {
    await upsertPlayers(tx, source, playersOf(lineups, ids));
    changes.push(...(await applyLineups(tx, lineups, ids)));
  }
  const statistics = newest(known, 'statistics', (message) => message.match);
  if (statistics.length > 0) changes.push(...(await applyStatistics(tx, statistics, ids)));
  const actions = known.filter((message) => message.type === 'actions');
  if (actions.length > 0) changes.push(...(await applyActions(tx, actions, ids)));

  changes.push(...(await markDisputes(tx, changes)));

  changes.push(...(await hear(tx, heard, [...ids.values()].map(({ id }) => id).sort(ascending))));
  if (known.some((message) => message.type === 'heartbeat' && message.match === undefined)) {
    changes.push(...(await hear(tx, heard, 'live')));
  }
  await announce(tx, changes);
  return { changes, ids, strangers };
}

const ascending = (a: number, b: number) => a - b;

async function ingestFixtures(
  tx: Tx,
  fixtures: FixtureMessage[],
  heard: { source: string; now: Date; demo: boolean },
): Promise<Change[]> {
  if (fixtures.length === 0) return [];
  const { source } = heard;
  const leagues = new Map(fixtures.map(({ league, gameId }) => [league.id, { ...league, gameId }]));
  const leagueIds = await upsertLeagues(tx, source, [...leagues.values()]);
  const leagueOf = ({ league }: FixtureMessage) => leagueIds.get(league.id)!;
  const seasonKey = (fixture: FixtureMessage) => `${leagueOf(fixture)}/${fixture.season}`;
  const seasons = new Map(
    fixtures.map((fixture) => [
      seasonKey(fixture),
      { leagueId: leagueOf(fixture), name: fixture.season, leagueName: fixture.league.name },
    ]),
  );
  const seasonIds = await upsertSeasons(tx, [...seasons.values()]);
  const teams = new Map(
    fixtures.flatMap(({ home, away, gameId }) => [
      [home.id, { ...home, gameId }] as const,
      [away.id, { ...away, gameId }] as const,
    ]),
  );
  const teamIds = await upsertTeams(tx, source, [...teams.values()]);
  const facts = fixtures.map(({ type, league, home, away, ...fixture }) => ({
    ...fixture,
    leagueId: leagueIds.get(league.id)!,
    seasonId: seasonIds.get(`${leagueIds.get(league.id)}/${fixture.season}`)!,
    homeId: teamIds.get(home.id)!,
    awayId: teamIds.get(away.id)!,
  }));
  return applyFixtures(tx, facts, heard);
}

/** Of the messages of a type, the one with the highest version for each thing. */
function newest<Type extends FeedMessage['type']>(
  messages: readonly FeedMessage[],
  type: Type,
  thing: (message: Extract<FeedMessage, { type: Type }>) => string,
): Extract<FeedMessage, { type: Type }>[] {
  type Message = Extract<FeedMessage, { type: Type }>;
  const kept = new Map<string, Message>();
  for (const message of messages) {
    if (message.type !== type) continue;
    const candidate = message as Message & { version: number };
    const key = thing(candidate);
    const held = kept.get(key) as (Message & { version: number }) | undefined;
    if (!held || held.version < candidate.version) kept.set(key, candidate);
  }
  return [...kept.values()];
}

/** Splits messages so that no match comes twice in one group, keeping their order by version. */
function rounds<Message extends { match: string; version: number }>(
  messages: Message[],
): Message[][] {
  const groups: Message[][] = [];
  const seen = new Map<string, number>();
  for (const message of messages.toSorted((a, b) => a.version - b.version)) {
    const turn = seen.get(message.match) ?? 0;
    seen.set(message.match, turn + 1);
    const group = groups[turn];
    if (group) group.push(message);
    else groups.push([message]);
  }
  return groups;
}

function playersOf(
  lineups: Extract<FeedMessage, { type: 'lineup' }>[],
  ids: MatchIds,
): { id: string; gameId: number; name: string; position: string | null }[] {
  const players = new Map<
    string,
    { id: string; gameId: number; name: string; position: string | null }
  >();
  for (const { match, lineup } of lineups) {
    const gameId = ids.get(match)!.gameId;
    for (const { playerId, name, position } of lineup.players) {
      players.set(playerId, { id: playerId, gameId, name, position });
    }
  }
  return [...players.values()];
}
