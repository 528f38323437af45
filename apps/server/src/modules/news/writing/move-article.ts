import {
  type ArticleActor,
  type ArticleEvent,
  articleLimits,
  articleTransitionOf,
  newsDiscussedKind,
} from '@xiongmao/api/news/rules';
import { articleKind, articleState } from '@xiongmao/api/news/shapes';
import { sql } from 'drizzle-orm';
import { closeDiscussion, openDiscussion } from '#modules/posts/index.ts';
import { notify } from '#modules/users/index.ts';
import { int, text } from '#platform/db/columns.ts';
import { instant, rows, type Tx } from '#platform/db/database.ts';
import { refuseOwn } from '#platform/http/access/principal.ts';
import { CodedError, FieldError } from '#platform/http/errors.ts';
import type { Jobs } from '#platform/jobs.ts';
import { articlePublished, articleRefused, articleWithdrawn } from '../notice-types.ts';
import { redrawShareCards } from '../sharing/share-cards.ts';

export interface Move {
  event: ArticleEvent;
  by: ArticleActor;
  /** Whose doing it is; null: the clock's. */
  uid: number | null;
  reason?: string | null | undefined;
  /** Of what is scheduled. */
  publishAt?: string | undefined;
  now: Date;
}

const day = 86_400_000;

/** Throws `scheduleInPast` for what is over, or more than a year ahead. */
function instantOf({ publishAt, now }: Move): Date {
  if (publishAt === undefined) throw new CodedError('invalidInput');
  const at = new Date(publishAt);
  const ahead = at.getTime() - now.getTime();
  if (ahead <= 0 || ahead > articleLimits.scheduleDays * day) {
    throw new FieldError('publishAt', 'scheduleInPast');
  }
  return at;
}

/**
 * Moves an article on. Throws `articleMoved` where its state does not allow it, `ownMatter` for who would review what
 * they wrote themselves, `scheduleInPast`, and `invalidInput` without a reason that is due.
 */
export async function moveArticle(tx: Tx, jobs: Jobs, id: number, move: Move): Promise<void> {
  const { event, by, uid, now } = move;
  const [held] = await rows(
    tx,
    { state: articleState, kind: articleKind, authorId: int, gameId: int, title: text },
    sql`select a.state, a.kind, a.author_id as "authorId", a.game_id as "gameId", (
        select title from article_text t where t.article_id = a.id order by changed_at limit 1) as title
      from article a where a.id = ${id} for update of a`,
  );
  if (!held) throw new CodedError('notFound');
  const transition = articleTransitionOf(held, event, by);
  if (!transition) throw new CodedError('articleMoved');
  const { kind, authorId, gameId, title } = held;
  if (transition.review && kind === 'expert' && uid !== null) refuseOwn({ uid }, [authorId]);
  const isTold = ['refuse', 'takeDown'].includes(event) || (event === 'withdraw' && by === 'desk');
  const reason = isTold ? (move.reason ?? null) : null;
  if (isTold && !reason) throw new CodedError('invalidInput');
  const publishAt = transition.to === 'scheduled' ? instant(instantOf(move)) : null;
  const at = instant(now);
  await tx.execute(sql`
    update article set state = ${transition.to}, reason = ${reason}, publish_at = ${publishAt},
      published_at = case when ${transition.to} = 'published' then coalesce(published_at, ${at}) else published_at end
    where id = ${id}`);
  await tx.execute(sql`
    insert into article_step (article_id, event, state, by_id, reason, at)
    values (${id}, ${event}, ${transition.to}, ${uid}, ${reason}, ${at})`);
  const subject = { kind: newsDiscussedKind, id } as const;
  if (transition.to === 'published') {
    await openDiscussion(tx, subject, { gameId, authorId, at: now.toISOString() });
  } else if (transition.from === 'published') await closeDiscussion(tx, subject);
  await redrawShareCards(tx, jobs, id);
  // Of claims whoever decides on them tells.
  if (kind === 'news' || by === 'author' || by === 'claim') return;
  const told = { cause: null, at: now };
  if (transition.to === 'published') {
    const values = { articleId: id, title };
    await notify(tx, jobs, authorId, { type: articlePublished, values, ...told });
  } else if (reason) {
    const type = event === 'refuse' ? articleRefused : articleWithdrawn;
    await notify(tx, jobs, authorId, { type, values: { title, reason }, ...told });
  }
}
