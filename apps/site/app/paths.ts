import { gameById } from '@xiongmao/api/catalogue/games';
import type { Link } from '@xiongmao/api/fields/links/link';
import type { PlayerPage, SquadPage } from '@xiongmao/api/library/lines/pages';
import type { LeagueSection } from '@xiongmao/api/library/sections';
import type { BoardMatch } from '@xiongmao/api/matches/shapes';
import type { ArticleCard } from '@xiongmao/api/news/shapes';
import type { PageName } from '@xiongmao/api/pages/rules';
import type { FoundKind } from '@xiongmao/api/search/rules';
import type { VideoCard } from '@xiongmao/api/videos/shapes';

/**
 * Where the site's pages stand: every link within it begins here. What an address says after its `?` belongs to
 * the feature that reads it, but where the server leads there; the locale's prefix is the router's.
 */
export const homePath = '/';
export const downloadPath = '/download';
export const channelPath = '/channel';
export const contactPath = '/salesmartly';
/** The areas of anchors, which the studio has. */
export const anchorsPath = '/anchorCenter';
/** Where rights-holders ask for something to be taken down. */
export const takedownPath = '/takedown';
/** By this the form is told the page of what is to be taken down. */
export const claimed = 'page';
export const claimPath = (path: string): string => `${takedownPath}?${claimed}=${path}`;
/** Of what one wants no results. */
export const spoilersPath = '/spoilers';
export const forbiddenPath = '/forbidden';
/** One's picture, to be cut out. */
export const picturePath = '/caijian';

/** After an address that is shared by who wants no results: the page begins without any, and so does its card. */
export const withoutResults = '?spoiler=1';

/** The list of matches by days, of a game or of all. */
export const matchesPath = (slug?: string | null): string => (slug ? `/match/${slug}` : '/match');

/** A match, by the id or the name of its game. */
export function matchPath({ id, gameId }: Pick<BoardMatch, 'id' | 'gameId'>): string {
  return `/${gameById(gameId)?.slug ?? gameId}/${id}`;
}

export const expertsPath = '/expert';
export const allExpertsPath = '/expert/allExperts';
export const specialistsPath = '/expert/specialist';
export const expertPath = (uid: number): string => `/expert/${uid}`;
export const planPath = (planId: number): string => `/expert/plan/${planId}`;

/** The library of leagues, and a page of one, of the season that is named or the latest. */
export const leaguesPath = '/leagueLibrary';
export type LibraryPage = LeaguePage | 'leagueList';
/** A page of the library of all leagues. */
export const libraryPath = (page?: LibraryPage | null): string =>
  page ? `${leaguesPath}/${page}` : leaguesPath;
/** The data centre of a game. */
export const dataPath = (slug: string): string => `/${slug}/data`;
export const isOfLibrary = (path: string): boolean => /Library\b|^\/(?!live)\w+\/data$/.test(path);
export type LeaguePage = LeagueSection | 'config';
export function leaguePath(id: number, page?: LeaguePage | null, seasonId?: number): string {
  const path = page ? `${leaguesPath}/${id}/${page}` : `${leaguesPath}/${id}`;
  return seasonId === undefined ? path : `${path}?season=${seasonId}`;
}

/** A page of a library, or of what stands in it. */
const under = (path: string, page?: string | null): string => (page ? `${path}/${page}` : path);
/** The libraries of players and teams: a season's lists, and the pages of one. */
export const playersPath = (page?: PlayerPage | null): string => under('/playerLibrary', page);
export const playerPath = (id: number, page?: PlayerPage | null): string =>
  under(`/playerLibrary/${id}`, page);
export const squadsPath = (page?: SquadPage | null): string => under('/squadLibrary', page);
export const squadPath = (id: number, page?: SquadPage | null): string =>
  under(`/squadLibrary/${id}`, page);

/** What is found by a text: the best of each kind, and all of one. */
export const searchPath = '/s';
/** What `/` puts the cursor into. */
export const searchFieldId = 'search-field';
export const foundPath = (text: string): string => `${searchPath}/${encodeURIComponent(text)}`;
export const allFoundPath = (text: string, kind: FoundKind): string =>
  `/search/${encodeURIComponent(text)}?kind=${kind}`;

/** Articles of a game or of all, one of them, an author's, and what readers of feeds fetch. */
export const newsPath = (slug?: string | null): string => (slug ? `/news/${slug}` : '/news');
export const articlePath = (article: Pick<ArticleCard, 'id' | 'gameId'>): string =>
  `/news${matchPath(article)}`;
export const newsOfPath = (uid: number): string => `/news/author/${uid}`;
export const newsFeedPath = (slug?: string | null): string => `${newsPath(slug)}/rss.xml`;

/** Videos of a game or of all: what is watched most and what is new, a list of them, and one. */
export const videosPath = (slug?: string | null): string => (slug ? `/videos/${slug}` : '/videos');
export const videoListPath = (slug?: string | null): string => `${videosPath(slug)}/videoList`;
export const videosOfPath = (uid: number): string => `${videoListPath()}?author=${uid}`;
export const videoPath = (video: Pick<VideoCard, 'id' | 'gameId'>): string =>
  `/videos${matchPath(video)}`;

/** The animation player. */
export const svgaPath = '/svga';

/** Rooms that are on air: of matches, and of all else. */
export const roomsPath = '/live';
export const customRoomsPath = '/customLive';
export const roomPath = (uid: number): string => `/live/${uid}`;
export const customRoomPath = (uid: number): string => `/customLive/${uid}`;
/** A broadcast to watch again, on the page of its room. */
export const replayOf = (room: string, broadcastId: number): string =>
  `${room}?replay=${broadcastId}`;
export const roomDataPath = '/live/data';
export const theatrePath = '/live2';
export const anchorListPath = '/anchor/anchorList';
export const anchorPath = (uid: number): string => `/anchor/${uid}`;
/** Whether a page is one of these. */
export const isOfRooms = (path: string): boolean =>
  /^\/(live2?|customLive|anchor)(\/|$)/.test(path);

/** The shop, what is in it, and its blind boxes. */
export const mallPath = '/mall';
export const goodsPath = (id: number): string => `/mall/details/${id}`;
export const boxesPath = '/mall/blindBox';
export const boxPath = (id: number): string => `/mall/blindBox/${id}`;

/** What people post, of a game or of all, and a post. */
export const postsPath = '/posts';
export const postPath = (id: number): string => `${postsPath}/${id}`;
/** A comment, wherever it was made. */
export const commentPath = (id: number): string => `/comment/${id}`;
/** Where one posts something, about a match or anything. */
export const sendPath = (matchId?: number): string =>
  matchId === undefined ? accountPath('send') : `${accountPath('send')}?match=${matchId}`;

/** One's own pages, and their menu. */
export const accountPath = (page?: AccountPage): string =>
  page ? `/userInfo/${page}` : '/userInfo';
export type AccountPage =
  | 'info'
  | 'water'
  | 'myOrder'
  | 'exchange'
  | 'focus'
  | 'send'
  | 'userPost'
  | 'userNews'
  | 'invite'
  | 'setting'
  | 'preferences'
  | 'chat'
  | 'feedback';
/** What one paid for a plan, and what became of it. */
export const receiptPath = (planId: number): string => `${accountPath('myOrder')}/${planId}`;
/** What one redeemed, and what became of it. */
export const redemptionPath = (orderId: number): string => `${accountPath('exchange')}/${orderId}`;
/** Anybody's page, as others see it. */
export const personPath = (uid: number): string => `/userInfo/${uid}`;

/** A page of words: as it holds, or a version of before. */
export function pagePath(page: PageName, version?: number): string {
  const path = page === 'about' || page === 'certificate' ? `/${page}` : `/protocol/${page}`;
  return version === undefined ? path : `${path}?version=${version}`;
}

/** The pages that the server leads to by name. */
const pages: Readonly<Record<string, (link: Link) => string | null>> = {
  plan: ({ id }) => planPath(id),
  receipt: ({ id }) => receiptPath(id),
  goods: ({ id }) => goodsPath(id),
  goodsOrder: ({ id }) => redemptionPath(id),
  blindBox: ({ id }) => boxPath(id),
  /** Without its game its address leads there. */
  article: ({ id, within }) =>
    within === undefined ? newsPath(String(id)) : articlePath({ id, gameId: within }),
  video: ({ id, within }) =>
    within === undefined ? videosPath(String(id)) : videoPath({ id, gameId: within }),
  room: ({ id }) => roomPath(id),
  anchor: ({ id }) => anchorPath(id),
  broadcast: ({ id, within }) => (within === undefined ? null : replayOf(roomPath(within), id)),
  match: ({ id, within }) => (within === undefined ? null : matchPath({ id, gameId: within })),
  post: ({ id }) => postPath(id),
  comment: ({ id }) => commentPath(id),
  /** What one said to the operator, and what was answered. */
  feedback: () => accountPath('feedback'),
  /** What was done about what one said or wrote, and where to appeal. */
  sanctions: () => accountPath('chat'),
  removals: () => accountPath('chat'),
  takedowns: () => accountPath('chat'),
};

/** Where a link of the server's leads; null for nowhere, as to a page that only a newer site has. */
export const pathOf = (link: Link | null): string | null =>
  (link && pages[link.page]?.(link)) ?? null;

/** Where a comment stands on the page of what it is about; null where that has none. */
export function commentedPath(about: Link | null, commentId: number): string | null {
  const path = pathOf(about);
  if (path === null) return null;
  const tab = about?.page === 'match' ? 'tab=comments&' : '';
  return `${path}?${tab}comment=${commentId}`;
}
