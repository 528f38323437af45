import { type APIRequestContext, expect, request } from '@playwright/test';
import { playerPages, squadPages } from '@xiongmao/api/library/lines/pages';
import { leagueSections } from '@xiongmao/api/library/sections';
import type { Goods } from '@xiongmao/api/mall/shapes';
import type { Product } from '../../product/product.ts';
import { redeem } from '../mall.ts';
import { recharge } from '../people/recharge.ts';
import { register, write } from '../people/register.ts';
import { ask, paidPlan } from '../plans.ts';
import { buyPlan } from '../posted-plans.ts';

/** How a page can be met. */
export type State = 'full' | 'empty' | 'loading' | 'error' | 'offline';

export interface SitePage {
  /** As the table of routes has it. */
  pattern: string;
  states: readonly State[];
  /** Another page that is the same screen at another address. */
  like?: string;
  /** A page before it where a link to such a page stands, if its address is not the pattern. */
  from?: string;
  /** A page before it of what has the same id. */
  idOf?: string;
  address?: string;
}

type More = Omit<SitePage, 'pattern' | 'states'>;
const page =
  (...states: State[]) =>
  (pattern: string, more: More = {}): SitePage => ({ pattern, states, ...more });
/** What may hold nothing, what is of one thing, and what asks the server for nothing. */
const list = page('full', 'empty', 'loading', 'error', 'offline');
const item = page('full', 'loading', 'error', 'offline');
const words = page('full', 'offline');
const under = (path: string, names: readonly string[], make = list) =>
  names.map((name) => make(`${path}/${name}`, { like: path }));

/** Every page of the site. */
export const pages: readonly SitePage[] = [
  list('/'),
  words('/download'),
  words('/anchorCenter'),
  ...under('/anchorCenter', ['live', 'liveLinkDetails', 'revenueDetails'], words),
  words('/channel'),
  ...under('/channel', ['gold', 'statistical', 'user', 'water'], words),
  words('/creatorCenter'),
  ...under('/creatorCenter', ['dataShow', 'progComponent', 'progManage'], words),
  words('/caijian'),
  list('/expert'),
  list('/expert/allExperts'),
  list('/expert/specialist'),
  item('/expert/plan/:planId', { from: '/expert' }),
  item('/expert/:id', { from: '/expert' }),
  list('/leagueLibrary'),
  ...under('/leagueLibrary', ['leagueList', ...leagueSections]),
  list('/leagueLibrary/config'),
  item('/leagueLibrary/:id', { from: '/leagueLibrary' }),
  ...['config', ...leagueSections].map((name) =>
    item(`/leagueLibrary/:id/${name}`, { idOf: '/leagueLibrary/:id' }),
  ),
  list('/playerLibrary'),
  ...under('/playerLibrary', playerPages),
  item('/playerLibrary/:id/:page?', { from: '/playerLibrary' }),
  list('/squadLibrary'),
  ...under('/squadLibrary', squadPages),
  item('/squadLibrary/:id/:page?', { from: '/squadLibrary' }),
  item('/anchor/:id', { from: '/anchor/anchorList' }),
  list('/live'),
  item('/live/:id', { idOf: '/anchor/:id', like: '/customLive/:id' }),
  list('/customLive'),
  item('/customLive/:id', { idOf: '/anchor/:id' }),
  list('/live/data'),
  list('/live2'),
  list('/anchor', { like: '/anchor/anchorList' }),
  list('/anchor/anchorList'),
  list('/mall'),
  item('/mall/details/:id?', { from: '/mall' }),
  list('/mall/blindBox/:id?', { address: '/mall/blindBox' }),
  list('/match/:game?', { address: '/match' }),
  list('/posts'),
  item('/posts/:id', { from: '/posts' }),
  item('/comment/:id'),
  list('/news'),
  list('/news/:game', { address: '/news/soccer', like: '/news' }),
  item('/news/:game/:id', { from: '/news' }),
  item('/news/author/:id', { from: '/news/:game/:id' }),
  list('/videos'),
  list('/videos/videoList'),
  list('/videos/:game', { address: '/videos/soccer', like: '/videos' }),
  list('/videos/:game/videoList', {
    address: '/videos/soccer/videoList',
    like: '/videos/videoList',
  }),
  item('/videos/:game/:id', { from: '/videos' }),
  list('/s/:text?', { address: '/s/united' }),
  list('/search/:text?', { address: '/search/united' }),
  words('/salesmartly'),
  list('/svga'),
  words('/undo'),
  words('/unsubscribe'),
  words('/spoilers'),
  words('/takedown'),
  item('/about'),
  item('/certificate'),
  item('/protocol/:id?', { address: '/protocol' }),
  ...['', '/water', '/myOrder', '/exchange', '/focus', '/userPost', '/userNews', '/chat'].map(
    (name) => list(`/userInfo${name}`),
  ),
  ...['info', 'setting', 'preferences', 'invite', 'send', 'feedback'].map((name) =>
    item(`/userInfo/${name}`),
  ),
  item('/userInfo/components/menu', { like: '/userInfo' }),
  item('/userInfo/myOrder/:planId'),
  item('/userInfo/exchange/:orderId'),
  item('/userInfo/:id'),
  list('/:game', { address: '/soccer', like: '/match/:game?' }),
  list('/:game/data', { address: '/soccer/data' }),
  item('/:game/:id', { from: '/match/soccer' }),
  words('/forbidden'),
  words('/*', { address: '/nowhere' }),
];

/** Those that most people see, by pattern. */
export const mainPages: readonly SitePage[] = pages.filter(({ pattern }) =>
  [
    ...['/', '/match/:game?', '/:game/:id', '/expert', '/expert/plan/:planId', '/expert/:id'],
    ...['/live', '/leagueLibrary/:id', '/playerLibrary', '/mall', '/mall/details/:id?', '/posts'],
    ...['/news/:game/:id', '/videos', '/s/:text?', '/userInfo', '/userInfo/setting'],
  ].includes(pattern),
);

/** Routes that are no pages. */
export const documents = ['/news/rss.xml', '/news/:game/rss.xml'];

type Cookies = { name: string; value: string }[];

/** Where the pages of a product are, and what somebody's browser holds who has bought and redeemed there. */
export interface Places {
  addressOf: (page: SitePage) => string;
  member: Cookies;
}

/** A pattern as a link to such a page is written. */
const linkTo = (pattern: string) => {
  const path = pattern
    .replace(/\/:page\?$/, '')
    .replace(/:game\b/g, '(?!userInfo|expert|live|news|match|mall)[a-z-]+')
    .replace(/:\w+\??/g, '[1-9]\\d*');
  return new RegExp(`href="(?:/en_US)?(${path})["?]`);
};

const known = new Map<string, Promise<Places>>();

/** A page of each kind in the demo; looked for once. */
export function placesIn(product: Product): Promise<Places> {
  const places = known.get(product.site) ?? findPlaces(product);
  known.set(product.site, places);
  return places;
}

async function findPlaces(product: Product): Promise<Places> {
  const guest = await request.newContext();
  const found = new Map<string, string>();
  for (const { pattern, address = pattern, from, idOf } of pages) {
    const id = idOf && found.get(idOf)!.split('/').at(-1)!;
    if (from) {
      const place = `${product.site}/en_US${found.get(from) ?? from}`;
      found.set(pattern, await linkOn(guest, place, pattern));
    } else found.set(pattern, id ? pattern.replace(':id', id) : address);
  }
  await guest.dispose();
  const { member, ...own } = await customer(product, found.get('/posts/:id')!);
  for (const [pattern, id] of Object.entries(own)) {
    found.set(pattern, pattern.replace(/:\w+$/, String(id)));
  }
  return { addressOf: ({ pattern }) => found.get(pattern)!, member };
}

/** What the demo makes comes bit by bit, and a busy site leaves out what comes late. */
async function linkOn(guest: APIRequestContext, place: string, pattern: string): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const answer = await guest.get(place);
    link = linkTo(pattern).exec(await answer.text())?.[1];
    expect(link, `a link to ${pattern} on ${place}`).toBeDefined();
  }).toPass({ timeout: 60_000 });
  return link!;
}

/** Somebody with gold, a plan, something redeemed and something said about a post. */
async function customer(product: Product, post: string) {
  const own = await request.newContext();
  const { uid } = await register(own, product);
  await recharge(own, product, 5_000);
  const plan = await paidPlan(own, product);
  await buyPlan(own, product, plan, plan.price);
  const { items } = await ask<{ items: Goods[] }>(own, product, '/goods/list?sort=cheapest');
  const goods = items.find(
    ({ kind, stock, conditions }) =>
      kind === 'physical' && stock > 0 && conditions.level === 0 && !conditions.phone,
  )!;
  const order = await redeem(own, product, { goodsId: goods.id, price: goods.price });
  const comment = await write<{ id: number }>(own, product, 'POST', '/comment/create', {
    subject: `post-${post.split('/').at(-1)}`,
    text: 'Well said.',
  });
  const { cookies } = await own.storageState();
  await own.dispose();
  return {
    member: cookies.map(({ name, value }) => ({ name, value })),
    '/userInfo/myOrder/:planId': plan.id,
    '/userInfo/exchange/:orderId': order.id,
    '/userInfo/:id': uid,
    '/comment/:id': comment.id,
  };
}
