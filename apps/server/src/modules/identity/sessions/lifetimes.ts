import { permissions } from '@xiongmao/api/roles';
import { type SQL, sql } from 'drizzle-orm';

/** How long a session lasts without being used (`idle`), and at most, however much it is used (`whole`). */
export const lifetimes = {
  fan: { idle: '30 days', whole: '90 days' },
  /** Of who may enter the console. */
  staff: { idle: '2 hours', whole: '12 hours' },
} as const;

/** Sessions that an account may have open at once, and sees in its list. */
export const mostOpen = 100;

const { fan, staff } = lifetimes;
const staffRoles = `{${permissions.console.join(',')}}`;

/** When a session ends by itself; `session` and `account` are what a statement calls their rows. */
export const endOf = (session: SQL, account: SQL): SQL => sql`case
  when ${account}.roles && ${sql.raw(`'${staffRoles}'`)}::text[] then ${first(session, staff)}
  else ${first(session, fan)} end`;

const first = (session: SQL, { idle, whole }: { idle: string; whole: string }): SQL =>
  sql`least(${session}.last_seen_at + ${sql.raw(`interval '${idle}'`)},
    ${session}.created_at + ${sql.raw(`interval '${whole}'`)})`;
