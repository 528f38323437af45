import { z } from 'zod';
import { defineCall } from '../call.ts';

/** By resource; of one in which more than `mostWaiting` wait it is one more than that. */
export const getWaiting = defineCall({
  effect: 'read',
  permission: 'console',
  method: 'GET',
  path: '/system/waiting',
  summary: 'How much waits for a decision in each back-office resource that the caller may list',
  result: z.object({ waiting: z.record(z.string(), z.int()) }),
});
