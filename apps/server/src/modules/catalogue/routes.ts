import { getGames, getGameTabs } from '@xiongmao/api/catalogue/calls';
import {
  type Game,
  gameBackground,
  gameByName,
  gameLogo,
  games,
  gamesByIds,
  homeTabs,
  topTabs,
} from '@xiongmao/api/catalogue/games';
import type { GameEntry } from '@xiongmao/api/catalogue/shapes';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/calls.ts';
import { CodedError } from '#platform/http/errors.ts';
import type { ModuleContext } from '#platform/module.ts';

export function catalogueRoutes(app: FastifyInstance, { caller }: ModuleContext): void {
  serve(app, caller, getGames, async ({ query }) => lookUp(query).map(toEntry));

  serve(app, caller, getGameTabs, async ({ query }) => ({
    games: lookUp(query).map(toEntry),
    homeTabs: homeTabs.map(({ key, gameIds }) => ({ key, gameIds: gameIds && [...gameIds] })),
    topTabs: topTabs.map(({ key, gameIds }) => ({ key, gameIds: gameIds && [...gameIds] })),
  }));
}

function lookUp(query: { gameId?: number; abbr?: string; gameIds?: string }): readonly Game[] {
  if (query.gameId !== undefined) return found(gamesByIds([query.gameId]));
  if (query.abbr !== undefined) return found([gameByName(query.abbr)].filter((game) => !!game));
  if (query.gameIds !== undefined) return gamesByIds(query.gameIds.split(',').map(Number));
  return games;
}

function found(list: Game[]): Game[] {
  if (list.length === 0) throw new CodedError('unknownGame');
  return list;
}

function toEntry(game: Game): GameEntry {
  const { gameId, abbr, slug, name, kind } = game;
  return {
    gameId,
    abbr,
    slug,
    name,
    kind,
    logo: gameLogo(slug),
    backgroundImgUrl: gameBackground(slug),
  };
}
