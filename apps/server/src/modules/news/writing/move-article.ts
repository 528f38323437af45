import { articleStanding, newsDiscussedKind } from '@xiongmao/api/news/rules';
import { articleKind, articleState } from '@xiongmao/api/news/shapes';
import { sql } from 'drizzle-orm';
import { type Move, move, type Publication } from '#modules/publishing/index.ts';
import { reconsiderPictures } from '#modules/takedowns/index.ts';
import { int, text } from '#platform/db/columns.ts';
import { rows, type Tx } from '#platform/db/database.ts';
import type { Jobs } from '#platform/jobs.ts';
import { articlePublished, articleRefused, articleWithdrawn } from '../notice-types.ts';
import { picturesOf } from '../pictures/pictures-of.ts';
import { redrawShareCards } from '../sharing/share-cards.ts';

export const articles: Publication = {
  of: 'article',
  discussedAs: newsDiscussedKind,
  table: sql`article`,
  steps: sql`article_step`,
  views: sql`article_views`,
  key: sql`article_id`,
  errors: { unknown: 'unknownArticle', moved: 'articleMoved', scheduleInPast: 'scheduleInPast' },
  notices: {
    published: (id, title) => ({ type: articlePublished, values: { articleId: id, title } }),
    refused: articleRefused,
    withdrawn: articleWithdrawn,
  },
  async hold(tx, id) {
    const [held] = await rows(
      tx,
      { state: articleState, kind: articleKind, authorId: int, gameId: int, title: text },
      sql`select a.state, a.kind, a.author_id as "authorId", a.game_id as "gameId", (
          select title from article_text t where t.article_id = a.id order by changed_at limit 1) as title
        from article a where a.id = ${id} for update of a`,
    );
    return held && { ...held, ...articleStanding(held) };
  },
  async onMoved(tx, jobs, id, { by }) {
    await redrawShareCards(tx, jobs, id);
    if (by === 'claim') await reconsiderPictures(tx, jobs, await picturesOf(tx, id));
  },
};

/** As `move`: throws `articleMoved`, `ownMatter`, `scheduleInPast` and `invalidInput`. */
export const moveArticle = (tx: Tx, jobs: Jobs, id: number, given: Move): Promise<void> =>
  move(tx, jobs, articles, id, given);
