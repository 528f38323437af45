import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '#platform/module.ts';

export function createUsers(_app: FastifyInstance, _context: ModuleContext): void {}
