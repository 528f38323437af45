import { games } from '@xiongmao/api/catalogue/games';
import type { RuntimeConfig } from '@xiongmao/api/hosting/config/config';
import { protocols } from '@xiongmao/api/identity/protocols';
import { playerPages, squadPages } from '@xiongmao/api/library/lines/pages';
import { leagueSections } from '@xiongmao/api/library/sections';
import type { MappedKind } from '@xiongmao/api/sitemaps/rules';
import * as paths from '../../app/paths.ts';

/** Where each kind of thing has its page. */
export const mappedPaths: Readonly<Record<MappedKind, (id: number, gameId: number) => string>> = {
  match: (id, gameId) => paths.matchPath({ id, gameId }),
  league: (id) => paths.leaguePath(id),
  team: (id) => paths.squadPath(id),
  player: (id) => paths.playerPath(id),
  expert: (id) => paths.expertPath(id),
  plan: (id) => paths.planPath(id),
  anchor: (id) => paths.anchorPath(id),
  article: (id, gameId) => paths.articlePath({ id, gameId }),
  video: (id, gameId) => paths.videoPath({ id, gameId }),
  post: (id) => paths.postPath(id),
};

/** The pages that are of no row, as this brand has them. What a game has of them leads on from there. */
export const hubPaths = ({ live, mall, blindBoxes }: RuntimeConfig): string[] => [
  paths.homePath,
  paths.matchesPath(),
  ...games.map(({ slug }) => paths.matchesPath(slug)),
  paths.leaguesPath,
  ...leagueSections.map((section) => paths.libraryPath(section)),
  paths.libraryPath('config'),
  ...games.map(({ slug }) => paths.dataPath(slug)),
  paths.playersPath(),
  ...playerPages.map((page) => paths.playersPath(page)),
  paths.squadsPath(),
  ...squadPages.map((page) => paths.squadsPath(page)),
  paths.expertsPath,
  paths.allExpertsPath,
  paths.specialistsPath,
  paths.newsPath(),
  paths.videosPath(),
  paths.videoListPath(),
  paths.postsPath,
  ...(live ? [paths.roomsPath, paths.customRoomsPath, paths.anchorListPath] : []),
  ...(mall ? [paths.mallPath] : []),
  ...(mall && blindBoxes ? [paths.boxesPath] : []),
  paths.downloadPath,
  paths.contactPath,
  paths.takedownPath,
  paths.svgaPath,
  paths.pagePath('about'),
  paths.pagePath('certificate'),
  ...protocols.map((protocol) => paths.pagePath(protocol)),
];
