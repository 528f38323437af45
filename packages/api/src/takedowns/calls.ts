import { z } from 'zod';
import { defineCall } from '../call.ts';
import { page, pageOf } from '../fields/pages.ts';
import { rowId } from '../fields/row-id.ts';
import { line, lines } from '../fields/visible.ts';
import { email, longestEmail } from '../identity/rules.ts';
import { capacities, longestAddress, longestName, longestWork, mostTargets } from './rules.ts';
import { ownTakedown } from './shapes.ts';

const name = line(longestName, 1);

export const sendTakedown = defineCall({
  effect: 'write',
  permission: 'public',
  method: 'POST',
  path: '/takedown/send',
  summary: 'Asks for something to be taken down, as its rights-holder or on their behalf',
  body: z
    .object({
      name,
      organisation: line(longestName).default(''),
      email: z.string().trim().max(longestEmail).regex(email),
      capacity: z.enum(capacities),
      /** Whom an agent acts for. */
      holder: line(longestName).default(''),
      /** What is theirs, in words. */
      work: lines(longestWork, 1),
      /** Where it stands on the site. */
      addresses: z.array(z.string().trim().min(1).max(longestAddress)).min(1).max(mostTargets),
      /** What is said is true, and was said in good faith. */
      goodFaith: z.literal(true),
      /** The name with which that is signed. */
      signature: name,
    })
    .refine(({ capacity, holder }) => capacity === 'holder' || holder !== ''),
  /** The number of the request, by which both sides name it. */
  result: z.object({ id: z.int() }),
  errors: ['nothingThere'],
});

export const getTakedowns = defineCall({
  effect: 'read',
  permission: 'account',
  method: 'GET',
  path: '/takedown/list',
  summary: 'What was taken down of one’s own because of somebody’s rights, newest first',
  query: z.object({ page }),
  result: pageOf(ownTakedown),
});

export const counterTakedown = defineCall({
  effect: 'write',
  permission: 'account',
  method: 'POST',
  path: '/takedown/counter',
  summary: 'Objects to what was taken down of one’s own, once',
  body: z.object({
    id: rowId,
    text: lines(longestWork, 1),
    signature: name,
  }),
  result: z.object({}),
  errors: ['nothingToCounter', 'alreadyCountered'],
});
