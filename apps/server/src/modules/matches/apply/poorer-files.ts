import type { FeedMessage, StateMessage } from '@xiongmao/api/feeds/messages';
import { inPlay, played } from '@xiongmao/api/matches/statuses';
import { type SQL, sql } from 'drizzle-orm';
import { bool, text } from '#platform/db/columns.ts';
import { rows, type Tx } from '#platform/db/database.ts';
import type { Heard } from '../live/hear.ts';
import { oneOf } from '../statuses.ts';

/**
 * How far a match has come by a status: a file that says less was written earlier, or by someone who knew less. That a
 * match was broken off is often but what an old file leaves open: a result goes further.
 */
export const progress = (status: SQL) => sql`case
  when ${status} in ${oneOf(played)} then 3
  when ${status} in ('cancelled', 'abandoned') then 2
  when ${status} in ${oneOf(inPlay)} then 1
  else 0 end`;

/** Parts that belong to a score: without it what they tell contradicts the one that is known. */
const partsOfScore = {
  incidents: sql`m.has_incidents`,
  statistics: sql`m.has_statistics`,
  lineup: sql`m.has_lineups`,
  sheet: sql`m.has_sheet`,
  actions: sql`m.has_actions`,
};
type Part = keyof typeof partsOfScore;

/**
 * The messages without those of files that stop at an earlier point of a match than what is known of it: by their
 * status, or with fewer periods and a lower score. Of such a match they tell nothing but what it has not at all.
 */
export async function withoutPoorer(
  tx: Tx,
  messages: readonly FeedMessage[],
  { source, words }: Heard,
): Promise<readonly FeedMessage[]> {
  if (words.status !== 'adds') return messages;
  const said = messages
    .filter((message): message is StateMessage => message.type === 'state')
    .map(({ match, state: { status, score, periods } }) => ({ match, status, ...score, periods }));
  if (said.length === 0) return messages;
  const has = Object.entries(partsOfScore).map(
    ([part, is]) => sql`${is} as ${sql.identifier(part)}`,
  );
  const poorer = await rows(
    tx,
    { match: text, incidents: bool, statistics: bool, lineup: bool, sheet: bool, actions: bool },
    sql`select distinct said.match, ${sql.join(has, sql`, `)}
      from match m join jsonb_to_recordset(${JSON.stringify(said)}::jsonb)
        as said(match text, status text, home int, away int, periods jsonb)
        on m.source = ${source} and m.source_id = said.match
      where said.status in ${oneOf([...inPlay, 'ended', 'abandoned'])}
        and (${progress(sql`said.status`)} < ${progress(sql`m.status`)}
          or ${progress(sql`said.status`)} = ${progress(sql`m.status`)}
            and jsonb_array_length(said.periods) between 1 and jsonb_array_length(m.periods) - 1
            and said.home <= m.score_home and said.away <= m.score_away
            and (said.home, said.away) is distinct from (m.score_home, m.score_away))`,
  );
  if (poorer.length === 0) return messages;
  const held = new Map(poorer.map((one) => [one.match, one]));
  return messages.filter((message) => {
    const known = message.match === undefined ? undefined : held.get(message.match);
    if (!known || message.type === 'fixture') return true;
    if (message.type === 'state') return false;
    return !(message.type in partsOfScore && known[message.type as Part]);
  });
}
