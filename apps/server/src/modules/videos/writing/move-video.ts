import {
  type FileState,
  type VideoActor,
  type VideoEvent,
  videoDiscussedKind,
  videoLimits,
  videoTransitionOf,
} from '@xiongmao/api/videos/rules';
import { fileState, videoOrigin, videoState } from '@xiongmao/api/videos/shapes';
import { sql } from 'drizzle-orm';
import { closeDiscussion, openDiscussion } from '#modules/posts/index.ts';
import { notify } from '#modules/users/index.ts';
import { int, orNull, text } from '#platform/db/columns.ts';
import { instant, rows, type Tx } from '#platform/db/database.ts';
import { refuseOwn } from '#platform/http/access/principal.ts';
import { CodedError, FieldError } from '#platform/http/errors.ts';
import type { Jobs } from '#platform/jobs.ts';
import { videoPublished, videoRefused, videoWithdrawn } from '../notice-types.ts';
import { showPictures, withholdPictures } from '../pictures.ts';
import { hideFromPlayers } from '../playing/keys.ts';

export interface Move {
  event: VideoEvent;
  by: VideoActor;
  /** Whose doing it is; null: the clock's. */
  uid: number | null;
  reason?: string | null | undefined;
  /** Of what is scheduled. */
  publishAt?: string | undefined;
  now: Date;
}

const day = 86_400_000;

/** Throws `videoScheduleInPast` for what is over, or more than a year ahead. */
function instantOf({ publishAt, now }: Move): Date {
  if (publishAt === undefined) throw new CodedError('invalidInput');
  const at = new Date(publishAt);
  const ahead = at.getTime() - now.getTime();
  if (ahead <= 0 || ahead > videoLimits.scheduleDays * day) {
    throw new FieldError('publishAt', 'videoScheduleInPast');
  }
  return at;
}

/**
 * Moves a video on. Throws `videoMoved` where its state does not allow it, `videoNotReady` while nothing of it plays or an
 * editor would see another file than the one that is sent, `ownMatter` for who would review what they made themselves,
 * `videoScheduleInPast`, and `invalidInput` without a reason that is due.
 */
export async function moveVideo(tx: Tx, jobs: Jobs, id: number, move: Move): Promise<void> {
  const { event, by, uid, now } = move;
  const [held] = await rows(
    tx,
    {
      ...{ state: videoState, origin: videoOrigin, authorId: int, gameId: int, title: text },
      ...{ key: orNull(text), file: fileState },
    },
    sql`select state, origin, author_id as "authorId", game_id as "gameId", title, key, file
      from video where id = ${id} for update`,
  );
  if (!held) throw new CodedError('notFound');
  const transition = videoTransitionOf(held, event, by);
  if (!transition) throw new CodedError('videoMoved');
  const { origin, authorId, gameId, title } = held;
  const { from, to } = transition;
  if (transition.review && origin === 'studio' && uid !== null) refuseOwn({ uid }, [authorId]);
  const isOnItsWay = ['review', 'scheduled', 'published'].includes(to);
  if (isOnItsWay && held.key === null) throw new CodedError('videoNotReady');
  if (event === 'submit' && isBeingMade(held.file)) throw new CodedError('videoNotReady');
  const isTold = ['refuse', 'takeDown'].includes(event) || (event === 'withdraw' && by === 'desk');
  const reason = isTold ? (move.reason ?? null) : null;
  if (isTold && !reason) throw new CodedError('invalidInput');
  const publishAt = to === 'scheduled' ? instant(instantOf(move)) : null;
  const at = instant(now);
  await tx.execute(sql`
    update video set state = ${to}, reason = ${reason}, publish_at = ${publishAt},
      published_at = case when ${to} = 'published' then coalesce(published_at, ${at}) else published_at end
    where id = ${id}`);
  await tx.execute(sql`
    insert into video_step (video_id, event, state, by_id, reason, at)
    values (${id}, ${event}, ${to}, ${uid}, ${reason}, ${at})`);
  const subject = { kind: videoDiscussedKind, id } as const;
  if (to === 'published') {
    await openDiscussion(tx, subject, { gameId, authorId, at: now.toISOString() });
    await showPictures(tx, id);
  } else if (from === 'published') {
    await closeDiscussion(tx, subject);
    await hideFromPlayers(tx, id);
  }
  if (by === 'claim' || from === 'published') await withholdPictures(tx, jobs, id);
  // Of claims whoever decides on them tells.
  if (origin === 'desk' || by === 'maker' || by === 'claim') return;
  const told = { cause: null, at: now };
  if (to === 'published') {
    const values = { videoId: id, title };
    await notify(tx, jobs, authorId, { type: videoPublished, values, ...told });
  } else if (reason) {
    const type = event === 'refuse' ? videoRefused : videoWithdrawn;
    await notify(tx, jobs, authorId, { type, values: { title, reason }, ...told });
  }
}

/** Whether another file is about to take the place of what plays. */
const isBeingMade = (file: FileState): boolean =>
  file === 'uploading' || file === 'queued' || file === 'encoding';
