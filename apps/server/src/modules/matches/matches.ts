import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '#platform/module.ts';
import type { Realtime } from '#platform/realtime/realtime.ts';
import type { ServedChannel } from '#platform/realtime/served-channel.ts';
import { markEarlierDisputes } from './apply/disputes.ts';
import { createBoardCache } from './board/board-cache.ts';
import { serveCalendar } from './calendar/serve-calendar.ts';
import { serveCandidates } from './console/serve-candidates.ts';
import { serveDesk } from './console/serve-desk.ts';
import { serveDisputes } from './console/serve-disputes.ts';
import { serveLinkables } from './console/serve-linkables.ts';
import { serveLinks } from './console/serve-links.ts';
import { createMatchCache } from './detail/match-cache.ts';
import type { ByName } from './links/candidates.ts';
import type { Stake } from './links/stake.ts';
import { startTickLog } from './live/tick-log.ts';
import { startTicker, type Ticker } from './live/ticker.ts';
import { workNotices } from './notices/tell-fans.ts';
import { matchRoutes } from './routes.ts';
import { serveMatchCards } from './sharing/serve-match-cards.ts';
import { matchChannels, tell } from './sockets.ts';

export interface Matches {
  ticker: Ticker;
  /** What clients can follow of matches. */
  channels: readonly ServedChannel[];
  /** The last tick told by this process. */
  version(): number;
  stop(): Promise<void>;
}

/** Starts what keeps matches live, and serves their calls and streams. */
export async function createMatches(
  app: FastifyInstance,
  realtime: Realtime,
  context: ModuleContext,
  { databaseUrl, stake, byName }: { databaseUrl: string; stake: Stake; byName: ByName },
): Promise<Matches> {
  const { db, clock, jobs, log, caller } = context;
  const ticks = await startTickLog({ db, url: databaseUrl, log });
  const { channels, history } = matchChannels(ticks, (shielded, matchId) =>
    caller.concealing.willHide(shielded, `match-${matchId}`),
  );
  const boards = createBoardCache({ db, clock, log: ticks });
  const matches = createMatchCache({ db, clock, log: ticks });
  ticks.follow((tick) => {
    boards.onTick(tick);
    matches.onTick(tick);
    tell(realtime, history, tick);
  });
  serveDisputes(app, context);
  serveDesk(app, context, stake);
  serveLinkables(app, context);
  serveCandidates(app, context, { stake, byName });
  serveLinks(app, context, stake);
  matchRoutes(app, context, { boards, matches, log: ticks });
  workNotices(context);
  serveCalendar(app, context);
  serveMatchCards(app, context);
  jobs.catchUp('disputes', (after) => markEarlierDisputes(db, after));
  const ticker = await startTicker({ db, url: databaseUrl, clock, jobs, log });
  return {
    ticker,
    channels,
    version: () => ticks.version(),
    async stop() {
      await ticker.stop();
      await ticks.stop();
    },
  };
}
