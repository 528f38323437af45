import { type SQL, sql } from 'drizzle-orm';
import { containing } from '#platform/http/listing.ts';
import { matchTables } from '../room-match.ts';

/** `k` the link, `m` its match. */
export const linkTables = sql`live_link k
  join (${matchTables}) on m.id = k.match_id and m.starts_at is not null`;

/** Whether a text stands in the names of the match. */
export const isNamed = (text: string): SQL =>
  sql`(h.name ilike ${containing(text)} or w.name ilike ${containing(text)}
    or l.name ilike ${containing(text)})`;

/** Whether a text stands in a link's name, or in those of its match. */
export const ofText = (text: string): SQL =>
  sql`(k.name ilike ${containing(text)} or ${isNamed(text)})`;
