import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { playerPages, squadPages } from '@xiongmao/api/library/lines/pages';
import { leagueSections } from '@xiongmao/api/library/sections';

/**
 * The route table (product spec §2). Each address also answers under a locale's prefix
 * (`/en_US/soccer/12`): the prefix is the router's basename, set per request by the host.
 */
export default [
  index('routes/home.tsx'),
  route('download', 'routes/download.tsx'),
  ...['', '/live', '/liveLinkDetails', '/revenueDetails'].map((path) =>
    route(`anchorCenter${path}`, 'routes/studio.tsx', { id: `anchorCenter${path}` }),
  ),
  ...['', '/gold', '/statistical', '/user', '/water'].map((path) =>
    route(`channel${path}`, 'routes/channel.tsx', { id: `channel${path}` }),
  ),
  ...['', '/dataShow', '/progComponent', '/progManage'].map((path) =>
    route(`creatorCenter${path}`, 'routes/studio.tsx', { id: `creatorCenter${path}` }),
  ),
  route('caijian', 'routes/caijian.tsx'),
  route('expert', 'routes/experts/expert.tsx'),
  route('expert/allExperts', 'routes/experts/expert-all.tsx'),
  route('expert/specialist', 'routes/experts/expert-specialist.tsx'),
  route('expert/plan/:planId', 'routes/experts/expert-plan.tsx'),
  route('expert/:id', 'routes/experts/expert-home.tsx'),
  ...['', '/leagueList', ...leagueSections.map((section) => `/${section}`)].map((path) =>
    route(`leagueLibrary${path}`, 'routes/library/leagues.tsx', { id: `leagueLibrary${path}` }),
  ),
  route('leagueLibrary/config', 'routes/library/leagues-config.tsx'),
  route('leagueLibrary/:id', 'routes/library/league/layout.tsx', [
    index('routes/library/league/overview.tsx'),
    route('config', 'routes/library/league/config.tsx'),
    route('groupTable', 'routes/library/league/group-table.tsx'),
    route('promotionTree', 'routes/library/league/promotion-tree.tsx'),
    route('scheduleTable', 'routes/library/league/schedule-table.tsx'),
    route('sortTable', 'routes/library/league/sort-table.tsx'),
  ]),
  ...['', ...playerPages.map((page) => `/${page}` as const)].map((path) =>
    route(`playerLibrary${path}`, 'routes/library/players.tsx', { id: `playerLibrary${path}` }),
  ),
  route('playerLibrary/:id/:page?', 'routes/library/player.tsx'),
  ...['', ...squadPages.map((page) => `/${page}` as const)].map((path) =>
    route(`squadLibrary${path}`, 'routes/library/squads.tsx', { id: `squadLibrary${path}` }),
  ),
  route('squadLibrary/:id/:page?', 'routes/library/squad.tsx'),
  ...['live', 'customLive'].flatMap((path) => [
    route(path, 'routes/live/rooms.tsx', { id: path }),
    route(`${path}/:id`, 'routes/live/room.tsx', { id: `${path}/room` }),
  ]),
  route('live/data', 'routes/live/data.tsx'),
  route('live2', 'routes/live/theatre.tsx'),
  route('anchor', 'routes/live/anchor-list.tsx', { id: 'anchor' }),
  route('anchor/anchorList', 'routes/live/anchor-list.tsx'),
  route('anchor/:id', 'routes/live/anchor.tsx'),
  route('mall', 'routes/mall/shop.tsx'),
  route('mall/details/:id?', 'routes/mall/goods.tsx'),
  route('mall/blindBox/:id?', 'routes/mall/blind-box.tsx'),
  route('match/:game?', 'routes/matches.tsx'),
  route('posts', 'routes/posts/posts.tsx'),
  route('posts/:id', 'routes/posts/post.tsx'),
  route('comment/:id', 'routes/posts/comment.tsx'),
  route('news', 'routes/news/list.tsx'),
  route('news/rss.xml', 'routes/news/rss.ts'),
  route('news/author/:id', 'routes/news/author.tsx'),
  route('news/:game', 'routes/news/list.tsx', { id: 'news/game' }),
  route('news/:game/rss.xml', 'routes/news/rss.ts', { id: 'news/game/rss' }),
  route('news/:game/:id', 'routes/news/article.tsx'),
  route('s/:text?', 'routes/search/best.tsx'),
  route('search/:text?', 'routes/search/all.tsx'),
  route('salesmartly', 'routes/salesmartly.tsx'),
  route('svga', 'routes/svga.tsx'),
  route('undo', 'routes/undo.tsx'),
  route('unsubscribe', 'routes/unsubscribe.tsx'),
  route('about', 'routes/pages/about.tsx'),
  route('certificate', 'routes/pages/certificate.tsx'),
  route('protocol/:id?', 'routes/pages/protocol.tsx'),
  route('userInfo', 'routes/user-info/layout.tsx', [
    index('routes/user-info/own.tsx'),
    route('components/menu', 'routes/user-info/own.tsx', { id: 'user-info-menu' }),
    route('info', 'routes/user-info/info.tsx'),
    route('water', 'routes/user-info/water.tsx'),
    route('setting', 'routes/user-info/setting.tsx'),
    route('preferences', 'routes/user-info/preferences.tsx'),
    route('focus', 'routes/user-info/focus.tsx'),
    route('myOrder', 'routes/user-info/orders/my-order.tsx'),
    route('myOrder/:planId', 'routes/user-info/orders/my-order-receipt.tsx'),
    route('exchange', 'routes/user-info/orders/exchange.tsx'),
    route('exchange/:orderId', 'routes/user-info/orders/exchange-order.tsx'),
    route('send', 'routes/user-info/send.tsx'),
    route('userPost', 'routes/user-info/user-post.tsx'),
    route('userNews', 'routes/user-info/user-news.tsx'),
    route('invite', 'routes/user-info/invite.tsx'),
    route('chat', 'routes/user-info/chat.tsx'),
    route('feedback', 'routes/user-info/feedback.tsx'),
  ]),
  route('userInfo/:id', 'routes/user-info/person.tsx'),
  // The catch-all of the table, `/{game}/{id?}`: a game's board, and a match.
  route(':game', 'routes/matches.tsx', { id: 'game' }),
  route(':game/data', 'routes/library/game-data.tsx'),
  route(':game/:id', 'routes/match.tsx'),
  route('forbidden', 'routes/forbidden.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
