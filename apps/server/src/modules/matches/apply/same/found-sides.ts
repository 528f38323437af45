import type { FeedMessage } from '@xiongmao/api/feeds/messages';
import { sql } from 'drizzle-orm';
import { day, orNull, type RowOf, text } from '#platform/db/columns.ts';
import { rows, type Tx } from '#platform/db/database.ts';
import { findMatchIds } from '../../board/find-match-ids.ts';

/** Milliseconds by which a match may have moved meanwhile. */
const mostApart = 3 * 86_400_000;

/** Sides by their source's ids; null while one is open. */
const meetingRow = {
  match: text,
  date: orNull(day),
  round: orNull(text),
  home: orNull(text),
  away: orNull(text),
};
type Meeting = RowOf<typeof meetingRow>;

/**
 * Where ids are made of the sides' names, a match comes under another one once a side of it is found. It goes on as the
 * one that stood there with the open side: the same side at the same end, in that round and around that day. From an
 * older file the open side may come later: that says nothing. Answers the messages that are left.
 */
export async function followFoundSides(
  tx: Tx,
  source: string,
  messages: readonly FeedMessage[],
): Promise<readonly FeedMessage[]> {
  const told = meetingsOf(messages);
  const named = new Set(told.map(({ match }) => match));
  // What the same file has beside it is another match.
  const known = (await findKnown(tx, source, told)).filter(({ match }) => !named.has(match));
  const pairs = told.flatMap((one) =>
    known.filter((other) => isSame(one, other)).map((other) => ({ one, other })),
  );
  if (pairs.length === 0) return messages;
  const ids = await findMatchIds(tx, source, [...named]);
  const same = pairs.filter(
    ({ one, other }) =>
      !ids.has(one.match) &&
      pairs.filter((pair) => pair.one === one || pair.other === other).length === 1,
  );
  for (const { one, other } of same.filter((pair) => isOpen(pair.other))) {
    await tx.execute(sql`
      update match set source_id = ${one.match} where source = ${source} and source_id = ${other.match}`);
  }
  const past = new Set(same.flatMap(({ one }) => (isOpen(one) ? [one.match] : [])));
  return messages.filter(({ match }) => match === undefined || !past.has(match));
}

function meetingsOf(messages: readonly FeedMessage[]): Meeting[] {
  return messages.flatMap((message) => {
    if (message.type !== 'fixture' || !message.home || !message.away) return [];
    const { match, date, round = null, home, away } = message;
    const idOf = (side: typeof home) => (side.undecided ? null : side.id);
    return [{ match, date, round, home: idOf(home), away: idOf(away) }];
  });
}

const isOpen = ({ home, away }: Meeting): boolean => home === null || away === null;

/** Whether two are one match, of which one knows both sides and the other has one of them open. */
function isSame(one: Meeting, other: Meeting): boolean {
  const apart = Math.abs(Date.parse(one.date ?? '') - Date.parse(other.date ?? ''));
  const isAtHome = one.home !== null && one.home === other.home;
  const isAway = one.away !== null && one.away === other.away;
  const isThere = one.round !== null && one.round === other.round && apart <= mostApart;
  return isOpen(one) !== isOpen(other) && isThere && (isAtHome || isAway);
}

/** What is known with an open side, and of the sides that meet an open one now. */
async function findKnown(tx: Tx, source: string, told: readonly Meeting[]): Promise<Meeting[]> {
  const sides = told.filter(isOpen).flatMap(({ home, away }) => home ?? away ?? []);
  return rows(
    tx,
    meetingRow,
    sql`with side as materialized (
        select id from catalogue.team where source = ${source}
          and (undecided or source_id = any(${sql.param(sides)}::text[])))
      select m.source_id as match, m.date, m.round,
        case when not home.undecided then home.source_id end as home,
        case when not away.undecided then away.source_id end as away
      from (select * from match where home_id in (select id from side)
        union select * from match where away_id in (select id from side)) m
      join catalogue.team home on home.id = m.home_id
      join catalogue.team away on away.id = m.away_id
      where m.source = ${source}`,
  );
}
