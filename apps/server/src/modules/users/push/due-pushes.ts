import { spoilers } from '@xiongmao/api/http/concealing/shapes';
import { noticeKind } from '@xiongmao/api/users/shapes';
import { locales } from '@xiongmao/i18n/locales';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { endedOf } from '#modules/identity/index.ts';
import { asWritten, bool, int, orNull, type RowOf, text, time } from '#platform/db/columns.ts';
import { type Database, rows } from '#platform/db/database.ts';
import type { NoticeValues } from '../notices/define-notice.ts';
import { chosen, withDefaults } from '../preferences.ts';
import { forgetSubscriptions } from './forget-subscriptions.ts';
import type { PushJob } from './push-later.ts';

/** Notices that are pushed to one account in an hour; beyond that only what concerns its safety. */
const mostInHour = 60;

const dueRow = {
  subscription: int,
  session: text,
  endpoint: text,
  p256dh: text,
  auth: text,
  language: z.enum(locales),
  /** The browser's. */
  zone: orNull(text),
  id: int,
  kind: noticeKind,
  name: text,
  values: asWritten<NoticeValues>(),
  /** Of the person whom it names. */
  username: orNull(text),
  at: time,
  preferences: orNull(chosen),
  /** Of what its person wants no results; null where they never chose. */
  spoilers: orNull(spoilers),
  unread: int,
  read: bool,
  /** Of the same match something was told since. */
  replaced: bool,
  crowded: bool,
};
/** A notice on its way to one browser. */
export type DuePush = RowOf<typeof dueRow>;

/** What is to be sent: to browsers whose session holds, of notices that their people want pushed. */
export async function duePushes(db: Database, job: PushJob, now: Date): Promise<DuePush[]> {
  const found = await find(db, job);
  const ended = new Set(await endedOf(db, sessionsOf(found), now));
  await forgetSubscriptions(
    db,
    found.filter(({ session }) => ended.has(session)).map(({ subscription }) => subscription),
  );
  return found.filter((due) => !ended.has(due.session) && isWanted(due, job));
}

const sessionsOf = (found: readonly DuePush[]) => [...new Set(found.map(({ session }) => session))];

function isWanted({ preferences, kind, read, replaced, crowded }: DuePush, job: PushJob): boolean {
  // At first it is sent though another page of theirs has shown it meanwhile.
  const isLate = job.to !== undefined && read;
  return (
    withDefaults(preferences ?? {}).pushes[kind] &&
    !isLate &&
    !replaced &&
    (!crowded || kind === 'security')
  );
}

const find = (db: Database, { noticeIds, to }: PushJob): Promise<DuePush[]> =>
  rows(
    db,
    dueRow,
    sql`select s.id as subscription, s.session_id as session, s.endpoint, s.p256dh, s.auth, s.language,
        s.zone, n.id, n.kind, n.name, n.values, named.username, n.at, p.preferences,
        (select jsonb_build_object('all', h.everything, 'games', h.games, 'leagues', h.leagues)
          from spoilers h where h.account_id = n.account_id) as spoilers,
        (select count(*) from notice u
          where u.account_id = n.account_id and u.read_at is null) as unread,
        n.read_at is not null as read,
        n.kind = 'match' and exists (select from notice l where l.account_id = n.account_id
          and l.id > n.id and l.kind = 'match' and l.values -> 'matchId' = n.values -> 'matchId')
          as replaced,
        coalesce((select b.at from notice b where b.account_id = n.account_id and b.id <= n.id
          order by b.id desc offset ${mostInHour} limit 1) > n.at - interval '1 hour', false) as crowded
      from notice n join push_subscription s on s.account_id = n.account_id
        left join profile p on p.account_id = n.account_id
        left join identity.account named on named.id = (n.values ->> 'uid')::int
      where n.id = any(${sql.param(noticeIds)}::int[]) and (${to ?? null}::int is null or s.id = ${to ?? null}::int)
      order by n.id`,
  );
