import { captionResource, studioCaptionResource } from '@xiongmao/api/videos/resources';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { countViews, publishDue } from '#modules/publishing/index.ts';
import type { ModuleContext } from '#platform/module.ts';
import { keepCaptionFiles } from './captions/caption-files.ts';
import { serveCaptions } from './captions/serve-captions.ts';
import { serveJobs } from './console/console-jobs.ts';
import { isAtDesk, serveVideos } from './console/console-videos.ts';
import { createVideoFiles } from './files.ts';
import { keepPictures } from './pictures.ts';
import { serveMayPlay } from './playing/may-play.ts';
import { isShown } from './reading/video-cards.ts';
import { videoRoutes } from './routes.ts';
import { isOwn, serveOwnVideos } from './studio/studio-videos.ts';
import { videos } from './writing/move-video.ts';

/** Videos: editors' and makers', sent or cut from recordings, what is watched of them, and from where they play. */
export function createVideos(app: FastifyInstance, context: ModuleContext): void {
  const views = countViews(
    context,
    videos,
    (id, now) => sql`video n where n.id = ${id} and ${isShown(now)}`,
  );
  videoRoutes(app, context, views);
  serveMayPlay(app, context);
  serveVideos(app, context);
  serveCaptions(app, context, { resource: captionResource, by: 'desk', isTheirs: () => isAtDesk });
  serveJobs(app, context);
  serveOwnVideos(app, context);
  serveCaptions(app, context, { resource: studioCaptionResource, by: 'author', isTheirs: isOwn });
  keepPictures(context);
  keepCaptionFiles(context);
  createVideoFiles(app, context);
  context.jobs.schedule('videos-publish', '* * * * *', () => publishDue(context, videos));
  app.addHook('onClose', () => views.stop());
}
