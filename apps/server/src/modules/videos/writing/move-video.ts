import { isBeingMade, videoDiscussedKind } from '@xiongmao/api/videos/rules';
import { fileState, videoOrigin, videoState } from '@xiongmao/api/videos/shapes';
import { sql } from 'drizzle-orm';
import { type Move, move, type Publication } from '#modules/publishing/index.ts';
import { int, orNull, type RowOf, text } from '#platform/db/columns.ts';
import { rows, type Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import type { Jobs } from '#platform/jobs.ts';
import { videoPublished, videoRefused, videoWithdrawn } from '../notice-types.ts';
import { showPictures, withholdPictures } from '../pictures.ts';
import { hideFromPlayers } from '../playing/keys.ts';

const heldVideo = {
  ...{ state: videoState, origin: videoOrigin, authorId: int, gameId: int, title: text },
  ...{ key: orNull(text), file: fileState },
};

export const videos: Publication<RowOf<typeof heldVideo>> = {
  of: 'video',
  discussedAs: videoDiscussedKind,
  table: sql`video`,
  steps: sql`video_step`,
  views: sql`video_views`,
  key: sql`video_id`,
  errors: { unknown: 'unknownVideo', moved: 'videoMoved', scheduleInPast: 'videoScheduleInPast' },
  notices: {
    published: (id, title) => ({ type: videoPublished, values: { videoId: id, title } }),
    refused: videoRefused,
    withdrawn: videoWithdrawn,
  },
  async hold(tx, id) {
    const [held] = await rows(
      tx,
      heldVideo,
      sql`select state, origin, author_id as "authorId", game_id as "gameId", title, key, file
        from video where id = ${id} for update`,
    );
    return held;
  },
  requireReady({ key, file }, { event, to }) {
    const isOnItsWay = ['review', 'scheduled', 'published'].includes(to);
    // An editor would see another file than the one that is sent.
    const isOutdated = event === 'submit' && isBeingMade(file);
    if ((isOnItsWay && key === null) || isOutdated) throw new CodedError('videoNotReady');
  },
  async onMoved(tx, jobs, id, { from, to, by }) {
    if (to === 'published') await showPictures(tx, id);
    else if (from === 'published') await hideFromPlayers(tx, id);
    if (by === 'claim' || from === 'published') await withholdPictures(tx, jobs, id);
  },
};

/** As `move`: throws `videoMoved`, `ownMatter`, `videoNotReady`, `videoScheduleInPast` and `invalidInput`. */
export const moveVideo = (tx: Tx, jobs: Jobs, id: number, given: Move): Promise<void> =>
  move(tx, jobs, videos, id, given);
