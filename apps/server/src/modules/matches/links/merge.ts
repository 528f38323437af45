import type { LinkKind } from '@xiongmao/api/catalogue/links';
import { matchStatus } from '@xiongmao/api/matches/shapes';
import { isDecided } from '@xiongmao/api/matches/statuses';
import { type SQL, sql } from 'drizzle-orm';
import {
  endLink,
  findOpenLink,
  keepApart,
  type LinkDecision,
  openLink,
  type Two,
} from '#modules/catalogue/index.ts';
import { bool, int, listOf } from '#platform/db/columns.ts';
import { rows, type Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import type { Jobs } from '#platform/jobs.ts';
import { announce } from '../apply/changes.ts';
import { matchDecided } from '../apply/match-decided.ts';
import { changesOf, findMatchesOf, joinMatches } from '../apply/same/same-match.ts';
import { matchesJoined } from './matches-joined.ts';

/** Has one row shown as another of its kind, and matches joined that are one by that. Answers the link's id. */
export async function merge(tx: Tx, jobs: Jobs, two: Two, said: LinkDecision): Promise<number> {
  await refuseOthers(tx, two);
  const before = await matchesOf(tx, two);
  const id = await openLink(tx, two, said);
  await follow(tx, jobs, [...before, ...(await matchesOf(tx, two))], two.kind !== 'match');
  return id;
}

/** Undoes a link, and parts the matches that were one by it. */
export async function split(
  tx: Tx,
  jobs: Jobs,
  { kind, id }: { kind: LinkKind; id: number },
  said: LinkDecision,
): Promise<void> {
  const before = await matchesOf(tx, await findOpenLink(tx, kind, id));
  await endLink(tx, kind, id, said);
  await follow(tx, jobs, before, kind !== 'match');
}

/** Keeps that two are not the same, so that no rule proposes or joins them; throws `linked` where links make them one. */
export async function part(tx: Tx, jobs: Jobs, two: Two, said: LinkDecision): Promise<void> {
  const { kind, rowId, shownId } = two;
  const before = await matchesOf(tx, two);
  const open = await rows(
    tx,
    { id: int, shown: int },
    sql`select row_id as id, shown_id as shown from catalogue.link
      where kind = ${kind} and row_id in (${rowId}, ${shownId}) and ended_at is null`,
  );
  const shownAs = (id: number) => open.find((link) => link.id === id)?.shown ?? id;
  if (shownAs(rowId) === shownAs(shownId)) throw new CodedError('linked');
  await keepApart(tx, two, said);
  await follow(tx, jobs, kind === 'match' ? before : [], false);
}

/** The matches on which it bears whether two are one: their own, of teams those of all that are the same. */
export async function matchesOf(tx: Tx, { kind, rowId, shownId }: Two): Promise<number[]> {
  if (kind === 'match') {
    const found = await rows(
      tx,
      { id: int },
      sql`select id from matches.rows_of(${rowId}) id union select id from matches.rows_of(${shownId}) id`,
    );
    return found.map(({ id }) => id);
  }
  if (kind !== 'team') return [];
  const [same] = await rows(
    tx,
    { ids: listOf(int) },
    sql`select coalesce(jsonb_agg(distinct same_id), '[]') as ids
      from catalogue.same_teams(array[${rowId}, ${shownId}]::int[])`,
  );
  return findMatchesOf(tx, same!.ids);
}

/** Joins and parts matches anew; who watches fetches anew, and what rests on a result is told of it. */
async function follow(
  tx: Tx,
  jobs: Jobs,
  ids: readonly number[],
  /** Where no match is shown otherwise names are. */
  isRenamed: boolean,
): Promise<void> {
  const changed = ids.length > 0 ? await joinMatches(tx, ids) : [];
  await announce(tx, changesOf(isRenamed ? [0] : changed));
  if (changed.length === 0) return;
  await jobs.publish(tx, matchesJoined, { matchIds: changed });
  const found = await rows(
    tx,
    { id: int, status: matchStatus },
    sql`select id, status from match where id = any(${sql.param(changed)}::int[])`,
  );
  const matchIds = found.filter(({ status }) => isDecided(status)).map(({ id }) => id);
  if (matchIds.length > 0) await jobs.publish(tx, matchDecided, { matchIds });
}

const factsRow = { id: int, gameId: int };

/**
 * Throws `notFound` where there are not two, `notLinkable` where what is told of them says that they can't be one,
 * `twoNations` where one source has them as national teams of two countries.
 */
async function refuseOthers(tx: Tx, { kind, rowId, shownId }: Two): Promise<void> {
  if (rowId === shownId) throw new CodedError('notLinkable');
  const tables: Record<LinkKind, SQL> = {
    team: sql`catalogue.team where not undecided and`,
    league: sql`catalogue.league where`,
    player: sql`catalogue.player where`,
    match: sql`match where`,
  };
  const found = await rows(
    tx,
    factsRow,
    sql`select id, game_id as "gameId" from ${tables[kind]} id in (${rowId}, ${shownId})`,
  );
  const [one, other] = found;
  if (!one || !other) throw new CodedError('notFound');
  const isRefused =
    one.gameId !== other.gameId ||
    (kind === 'team' && (await haveMet(tx, rowId, shownId))) ||
    (kind === 'match' && !(await haveSameSides(tx, rowId, shownId)));
  if (isRefused) throw new CodedError('notLinkable');
  if (kind === 'team' && (await areNations(tx, rowId, shownId))) throw new CodedError('twoNations');
}

/** Whether rows of one source among those that are shown as either are national teams, each of another country. */
async function areNations(tx: Tx, one: number, other: number): Promise<boolean> {
  const [found] = await rows(
    tx,
    { are: bool },
    sql`select exists (
        select from catalogue.team a join catalogue.team b on b.source = a.source and b.identity <> a.identity
        where a.id in (select catalogue.teams_of(${one})) and b.id in (select catalogue.teams_of(${other}))
          and a.identity like 'nation:%' and b.identity like 'nation:%') as are`,
  );
  return found!.are;
}

/** Whether two teams have played each other: nobody plays themselves. */
async function haveMet(tx: Tx, one: number, other: number): Promise<boolean> {
  const [mine, theirs] = [one, other].map((id) => sql`array(select catalogue.teams_of(${id}))`);
  const [found] = await rows(
    tx,
    { met: bool },
    sql`select exists (select from match where home_id = any(${mine}) and away_id = any(${theirs}))
      or exists (select from match where home_id = any(${theirs}) and away_id = any(${mine}))
      or exists (select from lobby where team_ids && ${mine} and team_ids && ${theirs}) as met`,
  );
  return found!.met;
}

/**
 * Whether two matches have the same teams at the same ends, so that a prediction means the same of both; or are lobbies.
 */
async function haveSameSides(tx: Tx, one: number, other: number): Promise<boolean> {
  const same = (side: SQL) => sql`(select count(*) from catalogue.same_teams(array[a.${side}]) same
    where same.same_id = b.${side})`;
  const [found] = await rows(
    tx,
    { same: bool },
    sql`select case when a.home_id is null or b.home_id is null then a.home_id is null and b.home_id is null
        else ${same(sql`home_id`)} > 0 and ${same(sql`away_id`)} > 0 end as same
      from match a, match b where a.id = ${one} and b.id = ${other}`,
  );
  return found!.same;
}
