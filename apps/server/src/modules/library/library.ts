import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '#platform/module.ts';
import { createLines } from './lines/lines.ts';

/** Leagues, teams and players to look up: what is told of their matches, put together. */
export function createLibrary(app: FastifyInstance, context: ModuleContext): void {
  createLines(app, context);
}
