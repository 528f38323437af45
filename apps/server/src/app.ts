import { createMetrics } from '@xiongmao/api/hosting/metrics/metrics';
import { unreadNotices } from '@xiongmao/api/users/events';
import { payments } from '@xiongmao/api/wallet/events';
import { createStore } from '@xiongmao/storage/create-store';
import { checkStore } from '@xiongmao/storage/object-store';
import type { FastifyInstance } from 'fastify';
import {
  anchorMapped,
  anchorNotices,
  anchorRole,
  broadcastReference,
  createAnchors,
  eraseAnchor,
} from '#modules/anchors/index.ts';
import { catalogueRoutes, refuseUnknownGames } from '#modules/catalogue/module.ts';
import { chatChannels, chatNotices, createChat, eraseChat } from '#modules/chat/index.ts';
import {
  createExperts,
  eraseExpert,
  expertMapped,
  expertNotices,
  expertRole,
  expertWhereabouts,
  planConcealments,
  planLedgerRules,
  planReference,
  planStake,
  planTellings,
  planWhereabouts,
} from '#modules/experts/index.ts';
import { createFeeds, type Feeds, formatsByName } from '#modules/feeds/module.ts';
import { createGifts, giftLedgerRules } from '#modules/gifts/index.ts';
import {
  type Agreement,
  createIdentify,
  createIdentity,
  type Erase,
  type Identity,
  identityCookies,
  identityLetters,
  type LetterType,
  passwordFigures,
  refuseDemoAccounts,
  socketVisitors,
} from '#modules/identity/index.ts';
import {
  createLibrary,
  libraryConcealments,
  libraryMapped,
  libraryTellings,
  libraryWhereabouts,
} from '#modules/library/index.ts';
import {
  createLive,
  eraseLive,
  liveClaims,
  liveLedgerRules,
  liveNotices,
} from '#modules/live/index.ts';
import {
  createMall,
  eraseMall,
  mallLedgerRules,
  mallNotices,
  orderReference,
} from '#modules/mall/index.ts';
import type { Stake } from '#modules/matches/index.ts';
import {
  createMatches,
  eraseFavourites,
  type Matches,
  matchConcealments,
  matchMapped,
  matchNotices,
  matchTellings,
  matchWhereabouts,
} from '#modules/matches/module.ts';
import {
  articleConcealments,
  articleDiscussed,
  articleTellings,
  articleWhereabouts,
  createNews,
  eraseNews,
  newsClaims,
  newsMapped,
  newsNotices,
} from '#modules/news/index.ts';
import { createOdds, oddsTellings } from '#modules/odds/module.ts';
import { createPages, currentAgreement } from '#modules/pages/index.ts';
import {
  createPosts,
  type Discussed,
  erasePosts,
  ownDiscussed,
  postClaims,
  postMapped,
  postNotices,
  postWhereabouts,
  writingConcealments,
  writingTellings,
} from '#modules/posts/index.ts';
import {
  broughtBy,
  createPromotion,
  erasePromotion,
  promotionCookies,
} from '#modules/promotion/index.ts';
import {
  anchors,
  articles,
  createSearch,
  experts,
  games,
  leagues,
  players,
  rooms,
  type Searched,
  teams,
  videos,
} from '#modules/search/index.ts';
import { createSitemaps, type Mapped } from '#modules/sitemaps/index.ts';
import {
  recordAudit,
  serveAuditEntries,
  serveWaiting,
  systemRoutes,
} from '#modules/system/index.ts';
import {
  avatarClaims,
  type Claimable,
  createTakedowns,
  eraseTakedowns,
  takedownLetters,
  takedownNotices,
} from '#modules/takedowns/index.ts';
import {
  createChoices,
  createUsers,
  eraseUser,
  type FollowType,
  type NoticeType,
  portray,
  type RoleKeepers,
  userCookies,
  userFollows,
  userLetters,
  userNotices,
  type VapidDetails,
} from '#modules/users/index.ts';
import {
  createVideos,
  eraseVideos,
  videoClaims,
  videoConcealments,
  videoDiscussed,
  videoMapped,
  videoNotices,
  videoWhereabouts,
} from '#modules/videos/index.ts';
import {
  createWallet,
  keepWelcomeOrigin,
  type LedgerRule,
  portrayWithGold,
  type ReferenceType,
  walletLedgerRules,
} from '#modules/wallet/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/db/database.ts';
import { createOwnCookies, type OwnCookie } from '#platform/http/access/own-cookies.ts';
import { tokenCookie } from '#platform/http/access/principal.ts';
import { serveUploads } from '#platform/http/bodies/uploads.ts';
import type { Refuse } from '#platform/http/calls.ts';
import {
  type Concealment,
  createConcealing,
  type Telling,
  type Whereabouts,
} from '#platform/http/concealing/concealing.ts';
import { languageOfHandshake } from '#platform/http/language.ts';
import { createTurns } from '#platform/http/limits/turns.ts';
import { createHttp } from '#platform/http/server.ts';
import { createJobs, type Jobs } from '#platform/jobs.ts';
import type { ModuleContext } from '#platform/module.ts';
import { createRealtime, type Realtime } from '#platform/realtime/realtime.ts';
import type { ServedChannel } from '#platform/realtime/served-channel.ts';
import { createSecret } from '#platform/secret.ts';
import { createStorage } from '#platform/storage.ts';
import type { Env } from './env.ts';

/** A domain that no other is handed anything of: its calls, resources and jobs. */
export type CreateDomain = (
  http: FastifyInstance,
  context: ModuleContext,
  realtime: Realtime,
) => void;

/** What domains add to those below them, which know none of them. A new domain has its line in each list. */
export interface Additions {
  /** What people are told (`users`). */
  notices: readonly NoticeType[];
  /** What can be followed (`users`). */
  follows: readonly FollowType[];
  /** What roles stand for (`users`). */
  keepers: RoleKeepers;
  /** What gold moves for (`wallet`). */
  references: readonly ReferenceType[];
  /** What must hold of the ledger (`wallet`, `npm run ledger:verify`, the fault suite). */
  ledgerRules: readonly LedgerRule[];
  /** What is mailed or sent as a text message (`identity`). */
  letters: readonly LetterType[];
  /** What the server keeps in browsers. */
  cookies: readonly OwnCookie[];
  /** What goes with a person who leaves (`identity`). */
  erase: readonly Erase[];
  /** Where results of things stand: who wants none is told none of these. */
  whereabouts: readonly ((db: Database) => Whereabouts)[];
  /** What of an answer tells a result, by its shape. */
  concealments: readonly Concealment[];
  /** Calls whose whole answer does. */
  tellings: readonly Telling[];
  /** What reads may not name: what there is not is 404, by whatever call. */
  refusals: readonly Refuse[];
  /** The words that one agrees to (`identity`). */
  agreement: Agreement;
  /** Who gains or loses by which matches are one (`matches`). */
  stake: Stake;
  /** What can be talked about (`posts`). */
  discussed: readonly Discussed[];
  /** What rights-holders can have taken down (`takedowns`). */
  claimables: readonly Claimable[];
  /** What can be found by its name (`search`); matches are found by their sides and leagues. */
  searched: readonly Searched[];
  /** What has a page that search engines are told of (`sitemaps`). */
  mapped: readonly Mapped[];
  /** What clients can hear over sockets, beside matches. */
  channels: readonly ServedChannel[];
  domains: readonly CreateDomain[];
}

export const additions: Additions = {
  notices: [
    ...userNotices,
    ...takedownNotices,
    ...matchNotices,
    ...expertNotices,
    ...anchorNotices,
    ...liveNotices,
    ...chatNotices,
    ...mallNotices,
    ...postNotices,
    ...newsNotices,
    ...videoNotices,
  ],
  follows: userFollows,
  keepers: { expert: expertRole, anchor: anchorRole },
  references: [planReference, broadcastReference, orderReference],
  ledgerRules: [
    ...walletLedgerRules,
    ...planLedgerRules,
    ...liveLedgerRules,
    ...giftLedgerRules,
    ...mallLedgerRules,
  ],
  letters: [...identityLetters, ...userLetters, ...takedownLetters],
  cookies: [...identityCookies, ...promotionCookies, ...userCookies],
  erase: [
    eraseUser,
    eraseTakedowns,
    eraseFavourites,
    erasePromotion,
    eraseExpert,
    eraseAnchor,
    eraseLive,
    eraseChat,
    eraseMall,
    erasePosts,
    eraseNews,
    eraseVideos,
  ],
  whereabouts: [
    ...matchWhereabouts,
    expertWhereabouts,
    planWhereabouts,
    postWhereabouts,
    ...libraryWhereabouts,
    articleWhereabouts,
    videoWhereabouts,
  ],
  concealments: [
    ...matchConcealments,
    ...planConcealments,
    ...writingConcealments,
    ...libraryConcealments,
    ...articleConcealments,
    ...videoConcealments,
  ],
  tellings: [
    ...matchTellings,
    ...oddsTellings,
    ...planTellings,
    ...writingTellings,
    ...libraryTellings,
    ...articleTellings,
  ],
  refusals: [refuseUnknownGames],
  agreement: currentAgreement,
  stake: planStake,
  discussed: [...ownDiscussed, articleDiscussed, videoDiscussed],
  claimables: [avatarClaims, ...liveClaims, ...postClaims, ...newsClaims, ...videoClaims],
  searched: [games, leagues, teams, players, experts, anchors, rooms, articles, videos],
  mapped: [
    matchMapped,
    ...libraryMapped,
    ...expertMapped,
    anchorMapped,
    postMapped,
    newsMapped,
    videoMapped,
  ],
  channels: [{ channel: unreadNotices }, { channel: payments }, ...chatChannels],
  domains: [
    createOdds,
    createExperts,
    createAnchors,
    createLive,
    createMall,
    createLibrary,
    createPages,
    createNews,
    createVideos,
  ],
};

export interface App {
  http: FastifyInstance;
  matches: Matches;
  feeds: Feeds;
  identity: Identity;
  jobs: Jobs;
  /** Begins what goes on by itself: jobs, the demo, feeds. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** ms for requests on their way when it stops; a connection that never asked would hold the stop up for ever. */
const lastWait = 3_000;

/** The list of what the server is made of: read it first. Nothing listens yet. */
export async function createApp(options: {
  env: Env;
  db: Database;
  databaseUrl: string;
  clock: Clock;
  /** The installation's key (`installationKey`). */
  secret: string;
  /** By what push services know the installation (`ownVapid`). */
  vapid: VapidDetails;
  logTo?: { write(line: string): void };
  /** Of more domains than the product's: a test's. */
  additions?: Additions;
}): Promise<App> {
  const { env, db, databaseUrl, clock } = options;
  if (env.production) await refuseDemoAccounts(db);
  const {
    notices,
    follows,
    keepers,
    references,
    ledgerRules,
    letters,
    cookies,
    erase,
    whereabouts,
    concealments,
    tellings,
    refusals,
    agreement,
    stake,
    discussed,
    claimables,
    searched,
    mapped,
    channels,
    domains,
  } = options.additions ?? additions;
  const identify = createIdentify(db, clock);
  const choices = createChoices(db, identify);
  const metrics = createMetrics();
  const secret = createSecret(options.secret);
  const origins = [env.SITE_URL, env.STUDIO_URL, env.CONSOLE_URL].map((url) => new URL(url).origin);
  const {
    app: http,
    front,
    callerOf,
  } = await createHttp({
    origins,
    logLevel: env.LOG_LEVEL,
    trustProxy: env.TRUST_PROXY,
    rateLimit: env.RATE_LIMIT,
    connectionLimit: env.CONNECTION_LIMIT,
    redisUrl: env.REDIS_URL,
    identify,
    metrics,
    clock,
    key: options.secret,
    mark: (text) => secret.digest('log', text).toString('hex').slice(0, 16),
    logTo: options.logTo,
    ownCookies: createOwnCookies({
      siteUrl: env.SITE_URL,
      cookieDomain: env.COOKIE_DOMAIN,
      cookies,
    }),
    mayHide: choices.mayHide,
  });
  const turns = createTurns();
  const caller = {
    checkResults: !env.production,
    origins,
    front,
    identify,
    inTurn: turns.inTurn,
    refusals,
    shieldedOf: choices.of,
    concealing: createConcealing({
      whereabouts: whereabouts.map((of) => of(db)),
      concealments,
      tellings,
    }),
  };
  const jobs = await createJobs({ databaseUrl, log: http.log });
  const stopping = new AbortController();
  const objects = createStore(env.storage, stopping.signal);
  const storage = createStorage(objects);
  const context: ModuleContext = {
    env,
    db,
    databaseUrl,
    clock,
    log: http.log,
    caller,
    jobs,
    secret,
    key: options.secret,
    objects,
    storage,
    metrics,
    audit: recordAudit,
    queues: new Map(),
  };
  const realtime = await createRealtime(http.server, {
    origins,
    redisUrl: env.REDIS_URL,
    limits: { guests: env.SOCKET_LIMIT, buffer: env.SOCKET_BUFFER },
    visitors: {
      addressOf: (request) => callerOf(request).address,
      languageOf: ({ headers, url }) =>
        languageOfHandshake({ headers, url, cookies: http.parseCookie(headers.cookie ?? '') }),
      shieldedOf: ({ headers }, uid) =>
        choices.ofSocket(uid, http.parseCookie(headers.cookie ?? '')),
      ...socketVisitors(identify, (header) =>
        http.ownCookies.in(http.parseCookie(header), tokenCookie),
      ),
    },
    metrics,
    log: http.log,
  });

  // Not even loaded in production.
  const demo = env.production ? null : (await import('./demo/demo.ts')).createDemo(http, context);
  const portrait = portrayWithGold(portray);
  const identity = createIdentity(http, realtime, context, {
    portray: portrait,
    agreement,
    identify,
    letters,
    erase,
    keepOrigin: keepWelcomeOrigin(secret),
    broughtBy,
    demo: demo?.signIn ?? null,
  });
  const users = createUsers(http, realtime, context, {
    portray: portrait,
    agreement,
    follows,
    keepers,
    notices,
    vapid: options.vapid,
    choices,
  });
  catalogueRoutes(http, context);
  const feeds = createFeeds(http, context);
  const matches = await createMatches(http, realtime, context, {
    databaseUrl,
    stake,
    byName: formatsByName,
  });
  const promotion = createPromotion(http, context);
  const wallet = createWallet(http, realtime, context, {
    references,
    ledgerRules,
    playGateway: demo?.playGateway ?? null,
  });
  const chat = createChat(http, context, realtime);
  createGifts(http, context, chat);
  createPosts(http, context, { chat, discussed });
  createTakedowns(http, context, claimables);
  for (const create of domains) create(http, context, realtime);
  createSitemaps(http, context, mapped);
  const search = await createSearch(http, context, searched);
  realtime.serve([...matches.channels, ...channels]);
  serveUploads(http, storage, clock);
  serveAuditEntries(http, context);
  serveWaiting(http, context);
  systemRoutes(http, context, {
    ticking: matches.ticker.ticking,
    viewers: () => realtime.viewers(),
    figures: () => [
      ...realtime.figures(),
      ...passwordFigures(),
      ...turns.figures(),
      ...feeds.figures(),
    ],
  });

  return {
    http,
    matches,
    feeds,
    identity,
    jobs,
    async start() {
      checkStore(objects).catch((error) => http.log.error(error, 'the storage does not serve'));
      await jobs.start();
      await demo?.start();
      wallet.start();
      await feeds.start();
      await jobs.startCatchingUp();
    },
    async stop() {
      await realtime.drain();
      await identity.stop();
      await users.stop();
      await wallet.stop();
      await demo?.stop();
      await feeds.stop();
      await jobs.stop();
      await search.stop();
      await matches.stop();
      const cut = setTimeout(() => http.server.closeAllConnections(), lastWait);
      await realtime.stop();
      await http.close();
      clearTimeout(cut);
      stopping.abort();
      await promotion.stop();
    },
  };
}
