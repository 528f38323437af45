import { gameById } from '@xiongmao/api/catalogue/games';
import type {
  FeedMessage,
  FixtureMessage,
  LobbyMessage,
  StateMessage,
  TeamRef,
} from '@xiongmao/api/feeds/messages';
import { sql } from 'drizzle-orm';
import {
  upsertLeagues,
  upsertPlayers,
  upsertSeasons,
  upsertTeams,
} from '#modules/catalogue/index.ts';
import {
  announce,
  applyAbsences,
  applyActions,
  applyFixtures,
  applyIncidents,
  applyLineups,
  applyLinks,
  applyLobbies,
  applySheets,
  applyStates,
  applyStatistics,
  type Change,
  type FixtureFact,
  findKnownFixtures,
  findMatchIds,
  type Heard,
  hear,
  joinSameMatches,
  type KnownFixture,
  type MatchIds,
  markDisputes,
  raiseFlags,
  tellsFigures,
  withoutPoorer,
  wordsOf,
} from '#modules/matches/index.ts';
import { applyOdds } from '#modules/odds/index.ts';
import type { Tx } from '#platform/db/database.ts';
import { lockNumber } from '#platform/db/lock-number.ts';
import { countryTold } from '../adapters/names/countries.ts';
import { noteHeard } from '../sources.ts';
import { partsIn } from './parts.ts';
import { identitiesOnce, identityOf } from './team-identity.ts';
import { turnSides } from './turn-sides.ts';

export interface IngestContext {
  /** Name of the feed; ids of leagues, teams and matches are its own. */
  source: string;
  now: Date;
  /** What comes is made by the simulator. */
  demo?: boolean;
  /** Somebody has it taken up once more: the source says nothing now. */
  again?: boolean;
}

export interface Ingested {
  changes: Change[];
  /** The matches whose odds moved. */
  odds: number[];
  /** The matches that messages name, those just announced among them. */
  ids: MatchIds;
  /** Places in the list of messages about matches that the source has not announced. */
  strangers: number[];
}

const lockKind = lockNumber('what a source says');

/**
 * Applies messages in one transaction: fixtures first, then what refers to them. Applying the same
 * messages again changes nothing; of several about the same thing the newest version counts.
 */
export async function ingest(
  tx: Tx,
  given: readonly FeedMessage[],
  { source, now, demo = false, again = false }: IngestContext,
): Promise<Ingested> {
  const heard = { source, now, demo, words: wordsOf(source) };
  // One at a time for each source: two batches that name the same rows in other orders can't block each other.
  await tx.execute(sql`select pg_advisory_xact_lock(${lockKind}, hashtext(${source}))`);
  if (!again) await noteHeard(tx, source, now, given.length);
  const announced = newest(given, 'fixture', (message) => message.match);
  const before = await findKnownFixtures(
    tx,
    source,
    announced.map(({ match }) => match),
  );
  const messages = await withoutPoorer(tx, facingKnown(given, before), heard);
  const fixtures = newest(messages, 'fixture', (message) => message.match);
  const states = newest(messages, 'state', (message) => message.match);
  const changes = await ingestFixtures(tx, fixtures, { before, states, messages }, heard);

  const named = new Set<string>();
  for (const message of messages) if (message.match !== undefined) named.add(message.match);
  const ids = await findMatchIds(tx, source, [...named].sort());
  const strangers = messages.flatMap((message, index) =>
    message.match !== undefined && !ids.has(message.match) ? [index] : [],
  );
  const known = messages.filter((message) => message.match === undefined || ids.has(message.match));

  const isNew = new Set(fixtures.map(({ match }) => match).filter((match) => !before.has(match)));
  const newIds = new Set([...isNew].map((match) => ids.get(match)?.id));
  // One of a new match stands in its row by now, one of a stranger has none.
  const later = states.filter(({ match }) => ids.has(match) && !isNew.has(match));
  if (later.length > 0) changes.push(...(await applyStates(tx, later, heard)));
  const incidents = known.filter((message) => message.type === 'incidents');
  // Entries of one match may come in several messages of one batch: each is applied in turn.
  for (const [turn, round] of rounds(incidents).entries()) {
    const blank = turn === 0 ? isNew : new Set<string>();
    changes.push(...(await applyIncidents(tx, round, { ids, blank }, heard)));
  }
  const lineups = newestLineups(known);
  if (lineups.length > 0) {
    await upsertPlayers(tx, source, playersOf(lineups, ids));
    changes.push(...(await applyLineups(tx, lineups, ids, heard)));
  }
  const statistics = newest(known, 'statistics', (message) => message.match);
  if (statistics.length > 0) changes.push(...(await applyStatistics(tx, statistics, ids, heard)));
  const lobbies = newest(known, 'lobby', (message) => message.match);
  if (lobbies.length > 0) {
    const teamIds = await upsertTeams(tx, source, teamsOf(lobbies, ids));
    changes.push(...(await applyLobbies(tx, lobbies, ids, teamIds)));
  }
  const sheets = newest(known, 'sheet', (message) => message.match);
  if (sheets.length > 0) changes.push(...(await applySheets(tx, sheets, { ids, blank: isNew })));
  const absences = newest(known, 'absences', (message) => message.match);
  if (absences.length > 0) changes.push(...(await applyAbsences(tx, absences, ids)));
  const links = newest(known, 'links', (message) => message.match);
  if (links.length > 0) changes.push(...(await applyLinks(tx, links, ids)));
  const actions = known.filter((message) => message.type === 'actions');
  if (actions.length > 0) changes.push(...(await applyActions(tx, actions, ids)));
  await raiseFlags(
    tx,
    changes.filter(({ matchId }) => !newIds.has(matchId)),
  );

  changes.push(
    ...(await joinSameMatches(
      tx,
      fixtures.flatMap(({ match }) => ids.get(match)?.id ?? []),
    )),
  );
  changes.push(...(await markDisputes(tx, changes)));
  // By now it is known which row is shown of a match of two sources: whether that is over.
  const quotes = known.filter((message) => message.type === 'odds');
  const odds = quotes.length > 0 ? await applyOdds(tx, quotes, ids, heard.now) : [];

  const heardBefore = [...ids].flatMap(([match, { id }]) => (isNew.has(match) ? [] : [id]));
  if (heardBefore.length > 0) changes.push(...(await hear(tx, heard, heardBefore.sort(ascending))));
  if (known.some((message) => message.type === 'heartbeat' && message.match === undefined)) {
    changes.push(...(await hear(tx, heard, 'live')));
  }
  await announce(tx, changes);
  return { changes, odds, ids, strangers };
}

const ascending = (a: number, b: number) => a - b;

/** Turns what comes with guessed sides to the sides that are known. */
function facingKnown(
  messages: readonly FeedMessage[],
  known: ReadonlyMap<string, KnownFixture>,
): readonly FeedMessage[] {
  const turned = new Set(
    messages.flatMap((message) =>
      message.type === 'fixture' &&
      message.sidesGuessed &&
      message.away !== null &&
      known.get(message.match)?.homeTeam === message.away.id
        ? [message.match]
        : [],
    ),
  );
  if (turned.size === 0) return messages;
  return messages.map((message) =>
    turned.has(message.match ?? '') ? turnSides(message) : message,
  );
}

/**
 * The day of a start of which nobody tells the day at the venue: UTC's, or as many days from it as that of the start
 * before was. Null where no start is told.
 */
function dayOf(startsAt: string | null, before: KnownFixture | undefined): string | null {
  if (startsAt === null) return null;
  const utcDay = (at: string) => Date.parse(new Date(at).toISOString().slice(0, 10));
  const away =
    before?.date && before.startsAt ? Date.parse(before.date) - utcDay(before.startsAt) : 0;
  return new Date(utcDay(startsAt) + away).toISOString().slice(0, 10);
}

/** Where a match stands of which nobody has told the league. */
const unknownLeague = (gameId: number) => ({ id: `unknown/${gameId}`, name: null });
const unknownSeason = '–';

async function ingestFixtures(
  tx: Tx,
  fixtures: FixtureMessage[],
  about: {
    before: ReadonlyMap<string, KnownFixture>;
    states: StateMessage[];
    messages: readonly FeedMessage[];
  },
  heard: Heard,
): Promise<Change[]> {
  if (fixtures.length === 0) return [];
  const { before: known, messages } = about;
  const stands = new Map(about.states.map((state) => [state.match, state]));
  const parts = partsIn(messages);
  const withFigures = new Set(
    newestLineups(messages).flatMap(({ match, lineup }) => (tellsFigures(lineup) ? match : [])),
  );
  const { source } = heard;
  const leagueRef = ({ league, gameId }: FixtureMessage) =>
    league ? { ...league, country: countryTold(league.country) } : unknownLeague(gameId);
  const leagues = toldOnce(
    fixtures.map((fixture) => ({ ...leagueRef(fixture), gameId: fixture.gameId })),
  );
  const leagueIds = await upsertLeagues(tx, source, leagues);
  const leagueOf = (fixture: FixtureMessage) => leagueIds.get(leagueRef(fixture).id)!;
  const seasonName = ({ season }: FixtureMessage) => season ?? unknownSeason;
  const seasonKey = (fixture: FixtureMessage) => `${leagueOf(fixture)}/${seasonName(fixture)}`;
  const seasons = toldOnce(
    fixtures.map((fixture) => ({
      id: seasonKey(fixture),
      leagueId: leagueOf(fixture),
      name: seasonName(fixture),
      leagueName: fixture.league?.name ?? null,
    })),
  );
  const seasonIds = await upsertSeasons(tx, seasons);
  const identity = identitiesOnce();
  const teams = fixtures.flatMap(({ home, away, gameId }) =>
    [home, away].filter((side) => side !== null).map((side) => teamOf(side, gameId, identity)),
  );
  const teamIds = await upsertTeams(tx, source, toldOnce(teams));
  const alone = toldOnce(fixtures.flatMap(playersAlone));
  if (alone.length > 0) await upsertPlayers(tx, source, alone);
  const idOf = (side: TeamRef | null, before: number | null | undefined) =>
    side && ((side.undecided && before) || teamIds.get(side.id)!);
  const facts = fixtures.map((fixture): FixtureFact => {
    const { type, league, season, home, away, sidesGuessed, ...told } = fixture;
    const before = known.get(fixture.match);
    const isPlaced = league !== null && season !== null;
    const isSameDay = told.date === null || told.date === before?.date;
    return {
      ...before,
      ...told,
      leagueId: (!isPlaced && before?.leagueId) || leagueOf(fixture),
      seasonId: (!isPlaced && before?.seasonId) || seasonIds.get(seasonKey(fixture))!,
      homeId: idOf(home, before?.homeId),
      awayId: idOf(away, before?.awayId),
      date: told.date ?? dayOf(told.startsAt, before) ?? before?.date ?? null,
      startsAt: told.startsAt ?? (isSameDay ? before?.startsAt : null) ?? null,
      round: told.round ?? before?.round,
      stage: told.stage ?? before?.stage,
      group: told.group ?? before?.group,
      venue: told.venue ?? before?.venue,
      bestOf: told.bestOf ?? before?.bestOf,
      regularPeriods: told.regularPeriods ?? before?.regularPeriods,
      ...(!before && {
        state: stands.get(fixture.match),
        has: parts.get(fixture.match),
        hasPlayerStatistics: withFigures.has(fixture.match),
      }),
    };
  });
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

/** Of each side of a match the newest. */
const newestLineups = (messages: readonly FeedMessage[]) =>
  newest(messages, 'lineup', ({ match, lineup }) => `${match}/${lineup.side}`);

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

function teamOf(told: TeamRef, gameId: number, identity = identityOf) {
  const side = { ...told, country: countryTold(told.country) };
  return { ...side, undecided: side.undecided ?? false, gameId, identity: identity(side) };
}

/** The players that sides are where one plays against one; a pair is none. */
function playersAlone({ gameId, home, away }: FixtureMessage) {
  if (!gameById(gameId)?.alone) return [];
  return [home, away].flatMap((side) =>
    side === null || side.undecided || side.name === null || side.name.includes(' / ')
      ? []
      : [{ id: side.sameAs ?? side.id, gameId, name: side.name, position: null }],
  );
}

function teamsOf(lobbies: readonly LobbyMessage[], ids: MatchIds) {
  const teams = lobbies.flatMap(({ match, lobby }) =>
    lobby.teams.map(({ players, ...team }) => teamOf(team, ids.get(match)!.gameId)),
  );
  return toldOnce(teams);
}

function playersOf(lineups: Extract<FeedMessage, { type: 'lineup' }>[], ids: MatchIds) {
  const players = lineups.flatMap(({ match, lineup }) =>
    lineup.players.map(({ playerId, name, position }) => {
      return { id: playerId, gameId: ids.get(match)!.gameId, name, position };
    }),
  );
  return toldOnce(players);
}

/**
 * Of what is told several times the last, with what that leaves out as it was told before: as if each had come by
 * itself. An id or a short name in the place of a name leaves it out.
 */
function toldOnce<Told extends { id: string; name: string | null; abbr?: string | undefined }>(
  things: readonly Told[],
): Told[] {
  const held = new Map<string, Told>();
  for (const thing of things) {
    const before = held.get(thing.id);
    if (!before) held.set(thing.id, thing);
    else if (!isIn(before, thing)) held.set(thing.id, { ...before, ...withWhatIsTold(thing) });
  }
  return [...held.values()];
}

/** Whether one thing says all that another does. */
function isIn<Told extends object>(one: Told, other: Told): boolean {
  for (const field in other) if (one[field] !== other[field]) return false;
  return true;
}

function withWhatIsTold<
  Told extends { id: string; name: string | null; abbr?: string | undefined },
>(thing: Told): Partial<Told> {
  const isNamed = thing.name !== thing.id && thing.name !== thing.abbr;
  return Object.fromEntries(
    Object.entries(thing).filter(
      ([field, value]) => (value ?? null) !== null && (field !== 'name' || isNamed),
    ),
  ) as Partial<Told>;
}
