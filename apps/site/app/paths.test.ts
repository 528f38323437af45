import { readdirSync, readFileSync } from 'node:fs';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { targetAt } from '@xiongmao/api/takedowns/places';
import { matchRoutes, type RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import * as paths from './paths.ts';
import routes from './routes.ts';

const asRoute = ({ path, index, file, children }: RouteConfigEntry): RouteObject =>
  index ? { index, id: file } : { path, id: file, children: children?.map(asRoute) };
const table = (routes as RouteConfigEntry[]).map(asRoute);
const pageOf = (path: string) => matchRoutes(table, path)?.at(-1)?.route.id;

test.each([
  [paths.homePath, 'home'],
  [paths.downloadPath, 'download'],
  [paths.channelPath, 'channel'],
  [paths.contactPath, 'salesmartly'],
  [paths.leaguesPath, 'library/leagues'],
  [paths.libraryPath('leagueList'), 'library/leagues'],
  [paths.libraryPath('groupTable'), 'library/leagues'],
  [paths.libraryPath('config'), 'library/leagues-config'],
  [paths.dataPath('soccer'), 'library/game-data'],
  [paths.leaguePath(7), 'library/league/overview'],
  [paths.leaguePath(7, 'config'), 'library/league/config'],
  [paths.leaguePath(7, 'groupTable', 12), 'library/league/group-table'],
  [paths.leaguePath(7, 'promotionTree'), 'library/league/promotion-tree'],
  [paths.leaguePath(7, 'scheduleTable'), 'library/league/schedule-table'],
  [paths.leaguePath(7, 'sortTable'), 'library/league/sort-table'],
  [paths.playersPath(), 'library/players'],
  [paths.playersPath('sortServiceTable'), 'library/players'],
  [paths.playerPath(7), 'library/player'],
  [paths.playerPath(7, 'dataModule'), 'library/player'],
  [paths.squadsPath('TeamTable'), 'library/squads'],
  [paths.squadPath(7, 'scheduleTable'), 'library/squad'],
  [paths.newsPath(), 'news/list'],
  [paths.newsPath('soccer'), 'news/list'],
  [paths.articlePath({ id: 12, gameId: 202 }), 'news/article'],
  [paths.newsOfPath(7), 'news/author'],
  [paths.newsFeedPath(), 'news/rss'],
  [paths.newsFeedPath('soccer'), 'news/rss'],
  [paths.videosPath(), 'videos/hub'],
  [paths.videosPath('soccer'), 'videos/hub'],
  [paths.videoListPath(), 'videos/list'],
  [paths.videoListPath('soccer'), 'videos/list'],
  [paths.videosOfPath(7).split('?')[0]!, 'videos/list'],
  [paths.videoPath({ id: 12, gameId: 202 }), 'videos/video'],
  [paths.svgaPath, 'svga'],
  [paths.anchorsPath, 'studio'],
  [paths.takedownPath, 'takedown'],
  [paths.spoilersPath, 'spoilers'],
  [paths.forbiddenPath, 'forbidden'],
  [paths.picturePath, 'caijian'],
  [paths.matchesPath(), 'matches'],
  [paths.matchesPath('soccer'), 'matches'],
  [paths.matchPath({ id: 12, gameId: 202 }), 'match'],
  [paths.expertsPath, 'experts/expert'],
  [paths.allExpertsPath, 'experts/expert-all'],
  [paths.specialistsPath, 'experts/expert-specialist'],
  [paths.expertPath(7), 'experts/expert-home'],
  [paths.planPath(7), 'experts/expert-plan'],
  [paths.roomsPath, 'live/rooms'],
  [paths.customRoomsPath, 'live/rooms'],
  [paths.roomPath(7), 'live/room'],
  [paths.customRoomPath(7), 'live/room'],
  [paths.roomDataPath, 'live/data'],
  [paths.theatrePath, 'live/theatre'],
  [paths.anchorListPath, 'live/anchor-list'],
  [paths.anchorPath(7), 'live/anchor'],
  [paths.mallPath, 'mall/shop'],
  [paths.goodsPath(7), 'mall/goods'],
  [paths.boxesPath, 'mall/blind-box'],
  [paths.boxPath(7), 'mall/blind-box'],
  [paths.accountPath(), 'user-info/own'],
  [paths.accountPath('info'), 'user-info/info'],
  [paths.accountPath('water'), 'user-info/water'],
  [paths.accountPath('myOrder'), 'user-info/orders/my-order'],
  [paths.accountPath('exchange'), 'user-info/orders/exchange'],
  [paths.redemptionPath(7), 'user-info/orders/exchange-order'],
  [paths.accountPath('focus'), 'user-info/focus'],
  [paths.accountPath('send'), 'user-info/send'],
  [paths.sendPath(7), 'user-info/send'],
  [paths.accountPath('userPost'), 'user-info/user-post'],
  [paths.postsPath, 'posts/posts'],
  [paths.postPath(7), 'posts/post'],
  [paths.commentPath(7), 'posts/comment'],
  [paths.accountPath('userNews'), 'user-info/user-news'],
  [paths.accountPath('invite'), 'user-info/invite'],
  [paths.accountPath('setting'), 'user-info/setting'],
  [paths.accountPath('preferences'), 'user-info/preferences'],
  [paths.accountPath('chat'), 'user-info/chat'],
  [paths.accountPath('feedback'), 'user-info/feedback'],
  [paths.receiptPath(7), 'user-info/orders/my-order-receipt'],
  [paths.personPath(7), 'user-info/person'],
  [paths.pagePath('about'), 'pages/about'],
  [paths.pagePath('certificate', 2), 'pages/certificate'],
  [paths.pagePath('privacy'), 'pages/protocol'],
])('%s is the page %s', (path, page) => {
  expect(pageOf(path)).toMatch(new RegExp(`^routes/${page}\\.tsx?`));
});

test('A link of the server’s leads to the page that it names, and nowhere if there is none such', () => {
  expect(paths.pathOf({ page: 'plan', id: 7 })).toBe(paths.planPath(7));
  expect(paths.pathOf({ page: 'receipt', id: 7 })).toBe(paths.receiptPath(7));
  expect(paths.pathOf({ page: 'room', id: 7 })).toBe('/live/7');
  expect(paths.pathOf({ page: 'broadcast', id: 12, within: 7 })).toBe('/live/7?replay=12');
  expect(paths.pathOf({ page: 'broadcast', id: 12 })).toBeNull();
  expect(paths.pathOf({ page: 'video', id: 12, within: 202 })).toBe('/videos/soccer/12');
  expect(paths.pathOf({ page: 'video', id: 12 })).toBe('/videos/12');
  expect(paths.pathOf({ page: 'goodsOrder', id: 7 })).toBe(paths.redemptionPath(7));
  expect(paths.pathOf({ page: 'raffle', id: 7 })).toBeNull();
  expect(paths.pathOf(null)).toBeNull();
});

test.each([
  [paths.articlePath({ id: 12, gameId: 202 }), 'article', '12'],
  [paths.videoPath({ id: 12, gameId: 202 }), 'video', '12'],
  [paths.postPath(12), 'post', '12'],
  [paths.commentPath(12), 'comment', '12'],
  [paths.commentedPath({ page: 'match', id: 7, within: 202 }, 12)!, 'comment', '12'],
  [paths.roomPath(7), 'broadcast', 'room-7'],
  [paths.customRoomPath(7), 'broadcast', 'room-7'],
  [paths.replayOf(paths.roomPath(7), 12), 'broadcast', '12'],
])('%s is understood where a rights-holder names it', (path, kind, key) => {
  expect(targetAt(new URL(path, 'https://site.example'))).toEqual({ kind, key });
});

test('No other file writes the path of a page', () => {
  const first = new Set(
    table.map(({ path = '' }) => path.split('/')[0]!).filter((name) => /^\w/.test(name)),
  );
  const byHand = new RegExp(`['"\`]/(${[...first].join('|')})\\b|\\bto=\\{?['"\`]/|['"\`]/\\$\\{`);
  const written = ['paths.ts', 'routes.ts', 'known-addresses.ts'];
  const found = readdirSync(import.meta.dirname, { recursive: true })
    .map(String)
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !written.includes(file))
    .filter((file) => byHand.test(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')));
  expect(found).toEqual([]);
});
