import { randomBytes } from 'node:crypto';
import type { Provider as ProviderName } from '@xiongmao/api/identity/providers';
import { sql } from 'drizzle-orm';
import { type RowOf, text } from '#platform/db/columns.ts';
import { affected, type Database, instant, rows, type Tx } from '#platform/db/database.ts';
import { WrongTicket } from '../errors.ts';
import { linkRow } from '../repository.ts';
import { hashToken } from '../sessions/sessions.ts';
import type { ThirdParty } from './provider.ts';

/** Minutes in which an address can be bound. */
const lasts = 15;

const ticketContentsRow = {
  ...linkRow,
  returnTo: text,
};
export type TicketContents = RowOf<typeof ticketContentsRow>;

/** Says once, to whoever holds it, who came from a third party. Kept only as its hash. */
export async function issueTicket(
  db: Database,
  given: { provider: ProviderName; person: ThirdParty; returnTo: string; now: Date },
): Promise<string> {
  const { provider, person, returnTo, now } = given;
  const ticket = randomBytes(32).toString('base64url');
  await db.execute(sql`
    insert into bind_ticket (ticket_hash, provider, subject, name, avatar, return_to, created_at)
    values (${hashToken(ticket)}, ${provider}, ${person.subject}, ${person.name}, ${person.avatar},
      ${returnTo}, ${instant(now)})`);
  return ticket;
}

interface Presented {
  ticket: string;
  /** Whose tickets will do. */
  of: readonly ProviderName[];
  now: Date;
}

/** Throws WrongTicket unless the ticket can be used. */
export async function checkTicket(db: Database, presented: Presented): Promise<void> {
  const found = await affected(db, sql`select 1 from bind_ticket where ${fits(presented)}`);
  if (found === 0) throw new WrongTicket();
}

/** Uses the ticket; throws WrongTicket. */
export async function takeTicket(tx: Tx, presented: Presented): Promise<TicketContents> {
  const [taken] = await rows(
    tx,
    ticketContentsRow,
    sql`update bind_ticket set used_at = ${instant(presented.now)}
      where ${fits(presented)} returning provider, subject, name, return_to as "returnTo"`,
  );
  if (!taken) throw new WrongTicket();
  return taken;
}

const fits = ({ ticket, of, now }: Presented) => sql`ticket_hash = ${hashToken(ticket)}
  and provider = any(${`{${of.join(',')}}`}::text[]) and used_at is null
  and created_at > ${instant(now)} - make_interval(mins => ${lasts})`;

/** Clears away tickets that nobody can use any more. */
export async function forgetTickets(db: Database, now: Date): Promise<void> {
  await db.execute(sql`delete from bind_ticket
    where created_at < ${instant(now)} - make_interval(mins => ${lasts})`);
}
