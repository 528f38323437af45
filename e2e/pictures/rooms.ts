import { request } from '@playwright/test';
import type { AnchorCard } from '@xiongmao/api/anchors/shapes';
import type { ReplayCard, RoomCard } from '@xiongmao/api/live/shapes';
import type { RunningProduct } from '../product/product.ts';
import { pushClock } from '../support/live/clock-picture.ts';
import { enrolAnchor } from '../support/people/enrol-anchor.ts';
import { picture } from '../support/picture.ts';
import { call, type Fan } from './fan.ts';
import { own, type Route, route } from './routes.ts';

/** What pages and screens of live rooms show. */
export interface Rooms {
  match: RoomCard;
  paid: RoomCard;
  custom: RoomCard;
  /** Who is not on air, and has announced matches. */
  off: AnchorCard;
  replay: ReplayCard;
  /** Whose custom room is on, with a picture of ffmpeg's. */
  streamer: Fan;
  reportId: number;
  linkId: number;
}

/** Until a list has what is wanted: the demo's rooms begin one after the other. */
async function until<Item>(list: () => Promise<Item[]>, wanted: (item: Item) => boolean) {
  for (const deadline = Date.now() + 300_000; ; ) {
    const found = (await list()).find(wanted);
    if (found) return found;
    if (Date.now() > deadline) throw new Error('the demo has no such room');
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
}

/** An anchor beside the demo's, as whom nobody signs in. */
async function enrolled(product: RunningProduct): Promise<Fan> {
  const [own, desk] = [await request.newContext(), await request.newContext()];
  const { uid } = await enrolAnchor(own, desk, product);
  const { cookies } = await own.storageState();
  await Promise.all([own.dispose(), desk.dispose()]);
  return { uid, cookies: cookies.map(({ name, value }) => ({ name, value })) };
}

/** The demo's rooms, of which one was unlocked and one reported; one of ffmpeg's, which was on before, too. */
export async function rooms(product: RunningProduct, fan: Fan, admin: Fan): Promise<Rooms> {
  const listed = async <Item>(path: string) =>
    (await call<{ items: Item[] }>(product, fan, 'GET', path)).items;
  const onAir = () => listed<RoomCard>('/live/rooms');
  const paid = await until(onAir, ({ price }) => price !== null);
  const match = await until(onAir, ({ price, match }) => price === null && match !== null);
  const streamer = await enrolled(product);
  const { uid } = streamer;
  const room = { title: 'Transfers of the night', label: 'Transfer talk', language: 'en' };
  await call(product, streamer, 'POST', '/updateAnchor', room);
  const image = picture.toString('base64');
  await call(product, streamer, 'POST', '/anchor/picture', { slot: 'cover', image });
  const key = await call<{ address: string; key: string }>(
    product,
    streamer,
    'POST',
    '/anchor/streamKey',
  );
  const send = async () => {
    await call(product, streamer, 'GET', '/anchor/broadcast');
    const pushed = pushClock(`${key.address}/${key.key}`);
    await until(onAir, ({ id }) => id === uid);
    return pushed;
  };
  const first = await send();
  // Long enough to be watched again.
  await new Promise((resolve) => setTimeout(resolve, 15_000));
  await call(product, streamer, 'GET', '/anchor/downcast');
  await first.ended;
  const replay = await until(
    () => listed<ReplayCard>(`/liveRecord?userId=${uid}`),
    ({ seconds }) => seconds > 0,
  );
  await send();
  const custom = await until(onAir, ({ id }) => id === uid);
  const { broadcastId, price } = paid;
  await call(product, fan, 'POST', '/orderpay/match/pay/liveUnlock', { broadcastId, price });
  const report = { broadcastId: match.broadcastId, kind: 'fraud', text: 'Shows another logo' };
  const { reportId } = await call<{ reportId: number }>(
    product,
    fan,
    'POST',
    '/live/report',
    report,
  );
  const link = { name: 'Stadium feed', url: 'https://feeds.example.org/one.m3u8', language: 'en' };
  const { id: linkId } = await call<{ id: number }>(product, admin, 'POST', '/console/live-links', {
    ...link,
    matchId: match.match!.id,
    priority: 90,
  });
  const off = (await listed<AnchorCard>('/anchor/list')).find(({ onAir }) => onAir === null)!;
  return { match, paid, custom, off, replay, streamer, reportId, linkId };
}

/** Pages of live rooms and of who streams. */
export const roomPages = ({ match, paid, custom, off, replay }: Rooms): Route[] => [
  route('live-language', '/live?language=en'),
  route('live-none', '/live?game=tennis'),
  route('live-room', `/live/${match.id}`),
  route('live-room-custom', `/customLive/${custom.id}`),
  route('live-room-paid', `/live/${paid.id}`),
  own('live-room-unlocked', `/live/${paid.id}`),
  route('live-room-off', `/live/${off.id}`),
  route('live-replay', `/customLive/${replay.anchor.id}?replay=${replay.id}`),
  route('live-data', `/live/data?id=${match.id}`),
  route('live-theatre', `/live2?id=${match.id}`),
  route('live-match', `/soccer/${match.match!.id}?tab=live`),
  route('chat-match', `/soccer/${match.match!.id}?tab=chat`),
  route('svga', '/svga'),
  route('anchor-on', `/anchor/${match.id}`),
  route('anchor-off', `/anchor/${off.id}`),
];

/** Screens of the studio as an anchor has them, off air and on. */
export function anchorScreens({ studio }: RunningProduct): Route[] {
  const at = (name: string, path: string, as: Route['as']): Route => ({
    name: `studio-anchor${name}`,
    address: studio + path,
    as,
  });
  return [
    at('', '/anchorCenter', 'anchor'),
    at('-live', '/anchorCenter/live', 'anchor'),
    at('-links', '/anchorCenter/liveLinkDetails', 'anchor'),
    at('-reservations', '/reservations', 'anchor'),
    at('-on', '/anchorCenter', 'onAir'),
    at('-live-on', '/anchorCenter/live', 'onAir'),
    at('-revenue', '/anchorCenter/revenueDetails', 'onAir'),
    at('-chat', '/anchorCenter/chat', 'onAir'),
    at('-gifts', '/received-gifts', 'onAir'),
  ];
}

/** Screens of the console about live rooms, their talk and gifts. */
export function roomScreens({ console: office }: RunningProduct, shown: Rooms): Route[] {
  const { match, paid, reportId, linkId } = shown;
  const lists = [
    ...['streams', 'broadcasts', 'room-reports', 'anchor-applications', 'anchors'],
    ...['live-links', 'live-unlocks', 'anchor-returns'],
    ...[
      'chat-rooms',
      'chat-messages',
      'chat-actions',
      'chat-appeals',
      'chat-reports',
      'chat-words',
    ],
    ...['gifts', 'sent-gifts'],
  ];
  const screens: [string, string][] = [
    ...lists.map((name): [string, string] => [name, `/${name}`]),
    ['broadcast', `/broadcasts/${paid.broadcastId}`],
    ['room-report', `/room-reports/${reportId}`],
    ['anchor-application', `/anchor-applications/${match.id}`],
    ['anchor', `/anchors/${paid.id}`],
    ['live-link-create', '/live-links/create'],
    ['live-link', `/live-links/${linkId}`],
    ['chat-room', '/chat-rooms/1'],
    ['chat-word-create', '/chat-words/create'],
    ['gift', '/gifts/1'],
  ];
  return screens.map(([name, path]) => ({
    name: `console-live-${name}`,
    address: office + path,
    as: 'admin' as const,
  }));
}
