import {
  type PublicationActor,
  type PublicationEvent,
  scheduleDays,
  transitionOf,
} from '@xiongmao/api/publishing/rules';
import { sql } from 'drizzle-orm';
import { closeDiscussion, openDiscussion } from '#modules/posts/index.ts';
import { notify } from '#modules/users/index.ts';
import { instant, type Tx } from '#platform/db/database.ts';
import { refuseOwn } from '#platform/http/access/principal.ts';
import { CodedError, FieldError } from '#platform/http/errors.ts';
import type { Jobs } from '#platform/jobs.ts';
import type { Held, Publication } from './publication.ts';

export interface Move {
  event: PublicationEvent;
  by: PublicationActor;
  /** Whose doing it is; null: the clock's. */
  uid: number | null;
  reason?: string | null | undefined;
  /** Of what is scheduled. */
  publishAt?: string | undefined;
  now: Date;
}

const day = 86_400_000;

/** Throws `scheduleInPast` for what is over, or more than a year ahead. */
function instantOf({ errors }: Pick<Publication, 'errors'>, { publishAt, now }: Move): Date {
  if (publishAt === undefined) throw new CodedError('invalidInput');
  const at = new Date(publishAt);
  const ahead = at.getTime() - now.getTime();
  if (ahead <= 0 || ahead > scheduleDays * day) {
    throw new FieldError('publishAt', errors.scheduleInPast);
  }
  return at;
}

/**
 * Moves a publication on. Throws `moved` where its state does not allow it, `ownMatter` for who would review what they
 * made themselves, as `requireReady`, `scheduleInPast`, and `invalidInput` without a reason that is due.
 */
export async function move<One extends Held>(
  tx: Tx,
  jobs: Jobs,
  publication: Publication<One>,
  id: number,
  given: Move,
): Promise<void> {
  const { of, discussedAs, table, steps, key, errors, notices } = publication;
  const { event, by, uid, now } = given;
  const held = await publication.hold(tx, id);
  if (!held) throw new CodedError('notFound');
  const { state, origin, authorId, gameId, title } = held;
  const transition = transitionOf({ of, origin, state }, event, by);
  if (!transition) throw new CodedError(errors.moved);
  const { from, to } = transition;
  if (transition.review && origin === 'studio' && uid !== null) refuseOwn({ uid }, [authorId]);
  publication.requireReady?.(held, transition);
  const isTold = ['refuse', 'takeDown'].includes(event) || (event === 'withdraw' && by === 'desk');
  const reason = isTold ? (given.reason ?? null) : null;
  if (isTold && !reason) throw new CodedError('invalidInput');
  const publishAt = to === 'scheduled' ? instant(instantOf(publication, given)) : null;
  const at = instant(now);
  await tx.execute(sql`
    update ${table} set state = ${to}, reason = ${reason}, publish_at = ${publishAt},
      published_at = case when ${to} = 'published' then coalesce(published_at, ${at}) else published_at end
    where id = ${id}`);
  await tx.execute(sql`
    insert into ${steps} (${key}, event, state, by_id, reason, at)
    values (${id}, ${event}, ${to}, ${uid}, ${reason}, ${at})`);
  const subject = { kind: discussedAs, id };
  if (to === 'published') {
    await openDiscussion(tx, subject, { gameId, authorId, at: now.toISOString() });
  } else if (from === 'published') await closeDiscussion(tx, subject);
  await publication.onMoved(tx, jobs, id, transition);
  // Of claims whoever decides on them tells.
  if (origin === 'desk' || by === 'author' || by === 'claim') return;
  const told = { cause: null, at: now };
  if (to === 'published') {
    await notify(tx, jobs, authorId, { ...notices.published(id, title), ...told });
  } else if (reason) {
    const type = event === 'refuse' ? notices.refused : notices.withdrawn;
    await notify(tx, jobs, authorId, { type, values: { title, reason }, ...told });
  }
}
