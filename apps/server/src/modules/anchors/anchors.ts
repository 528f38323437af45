import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '#platform/module.ts';
import { endBannedBroadcasts } from './bans/ban-anchor.ts';
import { workFollowers } from './broadcasts/go-on-air.ts';
import { serveAnchors } from './console/console-anchors.ts';
import { serveApplications } from './console/console-applications.ts';
import { serveBroadcasts } from './console/console-broadcasts.ts';
import { serveLinks } from './console/console-links.ts';
import { serveReturns } from './console/console-returns.ts';
import { tellReminded } from './reservations/reminders.ts';
import { anchorRoutes } from './routes.ts';
import { workPictures } from './settings/set-picture.ts';
import { serveOwnBroadcasts } from './studio/studio-broadcasts.ts';
import { serveOpenLinks } from './studio/studio-links.ts';
import { serveMatches } from './studio/studio-matches.ts';
import { serveReservations } from './studio/studio-reservations.ts';
import { serveOwnReturns } from './studio/studio-returns.ts';

/** Anchors: how one becomes one, what they set, announce, begin and end, and what they earn. */
export function createAnchors(app: FastifyInstance, context: ModuleContext): void {
  const { jobs } = context;
  anchorRoutes(app, context);
  serveReservations(app, context);
  serveMatches(app, context);
  serveOpenLinks(app, context);
  serveOwnBroadcasts(app, context);
  serveOwnReturns(app, context);
  serveApplications(app, context);
  serveAnchors(app, context);
  serveLinks(app, context);
  serveBroadcasts(app, context);
  serveReturns(app, context);
  workFollowers(context);
  workPictures(context);
  jobs.schedule('reservations-remind', '* * * * *', () => tellReminded(context));
  jobs.schedule('broadcasts-banned', '* * * * *', () => endBannedBroadcasts(context));
}
