import { z } from 'zod';
import { defineCall } from '../call.ts';
import { proclamation } from './shapes.ts';

export const getProclamation = defineCall({
  effect: 'read',
  permission: 'public',
  method: 'GET',
  path: '/app/getProclamation',
  summary: 'What the operator has to say to the caller now, the gravest first',
  result: z.object({ items: z.array(proclamation) }),
});
