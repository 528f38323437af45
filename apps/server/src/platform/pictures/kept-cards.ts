import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '#platform/clock.ts';
import { createDrawnPictures } from './drawn-pictures.ts';

export type SendCard = (
  request: FastifyRequest,
  reply: FastifyReply,
  card: { address: string; draw: () => Promise<Buffer> },
) => Promise<FastifyReply>;

/** Cards that are drawn when they are asked for. */
export function createKeptCards(clock: Clock): SendCard {
  const cardAt = createDrawnPictures(clock, { mostDrawn: 30, mostKept: 16 * 1024 * 1024 });
  return async (request, reply, { address, draw }) => {
    const card = await cardAt(address, request.ip, draw);
    return reply.header('cache-control', 'public, max-age=86400').type('image/jpeg').send(card);
  };
}
