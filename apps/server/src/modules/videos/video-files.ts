import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '#platform/module.ts';

export function createVideoFiles(_app: FastifyInstance, _context: ModuleContext): void {}
