import { gameById, gameByName } from '@xiongmao/api/catalogue/games';
import type { FastifyRequest } from 'fastify';
import { CodedError } from '#platform/http/errors.ts';

/** By whatever name a call has it, what the catalogue does not know is 404, as the page of it is. */
export function refuseUnknownGames({ params, query, body }: FastifyRequest): void {
  for (const given of [params, query, body]) {
    const { game, abbr, gameId, gameIds } = (given ?? {}) as Partial<Record<string, unknown>>;
    const ids = typeof gameIds === 'string' ? gameIds.split(',') : gameIds;
    const isKnown =
      [game, abbr].every((name) => typeof name !== 'string' || gameByName(name)) &&
      [gameId, ...(Array.isArray(ids) ? ids : [])].every(
        (id) => id === undefined || gameById(Number(id)),
      );
    if (!isKnown) throw new CodedError('unknownGame');
  }
}

/** The game by any of its names. Throws `unknownGame`. */
export function gameIdOf(name: string): number {
  const game = gameByName(name);
  if (!game) throw new CodedError('unknownGame');
  return game.gameId;
}
