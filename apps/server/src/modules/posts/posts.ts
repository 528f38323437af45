import type { FastifyInstance } from 'fastify';
import type { Chat } from '#modules/chat/index.ts';
import type { ModuleContext } from '#platform/module.ts';
import { serveAppeals } from './console/console-appeals.ts';
import { serveReports } from './console/console-reports.ts';
import { createSubjects, type Discussed } from './discussions/discussed.ts';
import { followJoins } from './discussions/follow-joins.ts';
import { createLikeCounter } from './likes/count-likes.ts';
import { workPictures } from './posts/pictures.ts';
import { postRoutes } from './routes.ts';
import { createCheckText } from './writings/check-text.ts';
import { createRefusedBudget } from './writings/refused-budget.ts';
import { createWrite } from './writings/write.ts';

/** Posts, and the talk about them and whatever else can be discussed. */
export function createPosts(
  app: FastifyInstance,
  context: ModuleContext,
  { chat, discussed }: { chat: Chat; discussed: readonly Discussed[] },
): void {
  const subjects = createSubjects(discussed);
  postRoutes(app, context, {
    subjects,
    write: createWrite(context, {
      check: createCheckText(context, chat),
      refused: createRefusedBudget(context.clock),
    }),
  });
  serveReports(app, context, { chat, subjects });
  serveAppeals(app, context);
  workPictures(context);
  followJoins(context);
  const likes = createLikeCounter(context.db, context.log);
  app.addHook('onClose', () => likes.stop());
}
