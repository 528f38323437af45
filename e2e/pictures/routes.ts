import { addDays, zonedDay } from '@xiongmao/i18n/time/zoned-day';
import type { RunningProduct } from '../product/product.ts';
import type { Fan } from './fan.ts';

/** A page to be looked at. */
export interface Route {
  name: string;
  /** On the site; whole addresses are those of studio and console. */
  address: string;
  /** Key of the text that names the button to be pressed first. */
  press?: 'calendar.open' | 'filter.chooseSports';
  /** What is typed into the search of the header. */
  search?: string;
  /** Who looks at it; else a guest. */
  as?: keyof People;
}

/** Who has an account. */
export interface People {
  fan: Fan;
  expert: Fan;
  admin: Fan;
  /** Who is not on air, and who is. */
  anchor: Fan;
  onAir: Fan;
}

export const route = (name: string, address: string, press?: Route['press']): Route => ({
  name,
  address,
  ...(press && { press }),
});

export const own = (name: string, address: string): Route => ({ name, address, as: 'fan' });

/** Pages of an account, and the words that bind whoever has one. */
export const accounts: Route[] = [
  own('own', '/userInfo'),
  own('own-info', '/userInfo/info'),
  own('own-water', '/userInfo/water'),
  own('own-orders', '/userInfo/myOrder'),
  own('own-mall-orders', '/userInfo/exchange'),
  own('own-setting', '/userInfo/setting'),
  own('own-preferences', '/userInfo/preferences'),
  own('own-focus', '/userInfo/focus'),
  own('own-focus-teams', '/userInfo/focus?tab=team'),
  own('own-focus-matches', '/userInfo/focus?tab=match'),
  own('own-news', '/userInfo/userNews'),
  own('own-chat', '/userInfo/chat'),
  own('own-invite', '/userInfo/invite'),
  own('own-picture', '/caijian'),
  route('feedback', '/userInfo/feedback'),
  route('about', '/about'),
  route('certificate', '/certificate'),
  route('protocol', '/protocol'),
  route('protocol-privacy', '/protocol/privacy'),
];

export function lists({ zone, studio, console: office }: RunningProduct): Route[] {
  const day = addDays(zonedDay(new Date(), zone), 3);
  return [
    route('home', '/'),
    route('home-yesterday', '/?tab=yesterday'),
    route('home-tomorrow', '/?tab=tomorrow'),
    route('home-live', '/?tab=live'),
    route('home-not-started', '/?tab=notStarted'),
    route('home-favourites', '/?tab=favourites'),
    route('home-day', `/?day=${day}`),
    route('home-calendar', '/', 'calendar.open'),
    route('home-sports', '/', 'filter.chooseSports'),
    // A choice of games stays: after it, home is no longer that of all.
    route('home-soccer', '/?games=202'),
    route('matches', '/match'),
    route('matches-soccer', '/match/soccer'),
    route('matches-results', '/match?view=results'),
    route('matches-favourites', '/match?view=favourites'),
    route('experts', '/expert'),
    route('experts-all', '/expert/allExperts'),
    route('experts-specialists', '/expert/specialist'),
    route('not-found', '/nowhere'),
    route('forbidden', '/forbidden'),
    route('mall', '/mall'),
    route('mall-boxes', '/mall/blindBox'),
    route('live', '/live'),
    route('live-custom', '/customLive'),
    route('anchors', '/anchor/anchorList'),
    route('salesmartly', '/salesmartly'),
    route('undo', '/undo'),
    route('unsubscribe', '/unsubscribe'),
    route('takedown', '/takedown'),
    route('studio', studio),
    route('console', office),
  ];
}

/** Screens of the studio, as an expert has them; to others it offers to become one. */
export function studioScreens({ studio }: RunningProduct): Route[] {
  const screens = {
    home: '/',
    application: '/application',
    data: '/creatorCenter/dataShow',
    monthly: '/creatorCenter/monthly',
    gold: '/creatorCenter/gold',
    plans: '/plans',
    'plan-create': '/plans/create',
    articles: '/articles',
    'article-create': '/articles/create',
    returns: '/returns',
    'anchor-apply': '/anchorCenter',
  };
  return Object.entries(screens).map(([name, path]) => ({
    name: `studio-${name}`,
    address: studio + path,
    as: 'expert' as const,
  }));
}

/** Screens of the console, as an administrator has them. */
export function consoleScreens(
  { console: office }: RunningProduct,
  { expertId, planId }: PageIds,
): Route[] {
  const lists = [
    ...['channels', 'plans', 'expert-applications', 'experts', 'settlements', 'plan-purchases'],
    ...['payments', 'gold-accounts', 'transfers', 'holds', 'welcomes', 'ledger-proofs', 'users'],
    ...['feedback', 'audit', 'disputed-matches', 'link-candidates', 'links', 'goods-orders'],
    ...['desk-matches', 'feed-sources', 'quarantined-messages'],
  ];
  const screens: [string, string][] = [
    ['home', '/'],
    ...lists.map((name): [string, string] => [name, `/${name}`]),
    ['statistics', '/channel/statistical'],
    ['channel-users', '/channel/user'],
    ['channel-gold', '/channel/gold'],
    ['channel-water', '/channel/water'],
    ['plan', `/plans/${planId}`],
    ['expert', `/experts/${expertId}`],
    ['goods-order', '/goods-orders/1'],
    ['user', `/users/${expertId}`],
    ['gold-account', '/gold-accounts/1'],
    ['settlement-create', '/settlements/create'],
  ];
  return screens.map(([name, path]) => ({
    name: `console-${name}`,
    address: office + path,
    as: 'admin' as const,
  }));
}

/** What pages of one thing show. */
export interface PageIds {
  expertId: number;
  planId: number;
  settledId: number;
  matchPath: string;
}

/** Pages of an expert, of plans before and after their match, and of what somebody bought. */
export const expertPages = ({ expertId, planId, settledId, matchPath }: PageIds): Route[] => [
  route('expert', `/expert/${expertId}`),
  route('expert-plan-sealed', `/expert/plan/${planId}`),
  { name: 'expert-plan-bought', address: `/expert/plan/${planId}`, as: 'fan' },
  route('expert-plan-settled', `/expert/plan/${settledId}`),
  route('expert-match', `${matchPath}?tab=experts`),
  own('expert-order', `/userInfo/myOrder/${planId}`),
];
