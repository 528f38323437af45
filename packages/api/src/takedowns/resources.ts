import { z } from 'zod';
import { afterRow, rowIdText } from '../fields/row-id.ts';
import { defineResource } from '../resource.ts';
import {
  capacities,
  counterStates,
  longestAddress,
  longestReason,
  mostTargets,
  takedownDecisions,
  takedownStates,
  targetDecisions,
  targetKinds,
} from './rules.ts';

const handle = { permission: 'handleTakedowns' } as const;
const at = z.iso.datetime();

/** Decided once by somebody whom it does not concern, and once more where an author objects. */
export const takedownResource = defineResource({
  office: 'console',
  name: 'takedowns',
  summary: 'Requests of rights-holders to take something down',
  row: z.object({
    id: z.int(),
    state: z.enum(takedownStates),
    name: z.string(),
    organisation: z.string(),
    email: z.string(),
    capacity: z.enum(capacities),
    holder: z.string(),
    work: z.string(),
    signature: z.string(),
    /** Of who was signed in. */
    userId: z.int().nullable(),
    username: z.string().nullable(),
    targets: z.array(
      z.object({
        kind: z.enum(targetKinds),
        /** A path of the site. */
        address: z.string(),
        title: z.string(),
        text: z.string().nullable(),
        picture: z.string().nullable(),
        authorId: z.int().nullable(),
        author: z.string().nullable(),
        isShown: z.boolean(),
        /** What was decided on it at first; null until then. */
        decision: z.enum(targetDecisions).nullable(),
        /** Taken down by this request. */
        down: z.boolean(),
      }),
    ),
    counters: z.array(
      z.object({
        userId: z.int(),
        username: z.string(),
        text: z.string(),
        signature: z.string(),
        at,
        state: z.enum(counterStates),
        answer: z.string().nullable(),
      }),
    ),
    /** What the first decision was told to be for. */
    reason: z.string().nullable(),
    decidedBy: z.string().nullable(),
    deciderId: z.int().nullable(),
    decidedAt: at.nullable(),
    at,
  }),
  actions: { list: handle, get: handle, update: { ...handle, byOthers: true } },
  filters: z.object({
    /** `waiting`: one of those in which something is to be decided. */
    state: z.enum([...takedownStates, 'waiting']).optional(),
    /** Who asked, or whose it is that is named. */
    userId: rowIdText.optional(),
    /** Those that name one thing; of a kind each has its `key`. */
    kind: z.enum(targetKinds).optional(),
    key: z.string().max(longestAddress).optional(),
    /** Part of a name, an organisation or a work. */
    q: z.string().max(100).optional(),
    /** What the caller may decide on, from behind this one; 0: all of it. */
    after: afterRow.optional(),
  }),
  sortable: ['-id', 'id'],
  volatile: ['targets'],
  update: z.strictObject({
    decision: z.enum(takedownDecisions),
    /** Addresses of those that are taken down, where the others are not; all of them unless it says so. */
    targets: z.array(z.string().max(longestAddress)).min(1).max(mostTargets).optional(),
    /** Read by the claimant and by the authors. */
    reason: z.string().trim().min(1).max(longestReason),
  }),
});
