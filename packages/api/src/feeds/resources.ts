import { z } from 'zod';
import { defineResource } from '../resource.ts';
import { quarantineStates, retryOutcomes } from './quarantine.ts';
import { sourceKinds, sourceTroubles } from './sources.ts';

const source = z.string().max(60);

/** Who tells of matches: when each was heard last, how much it says, and what of that could not be understood. */
export const feedSourceResource = defineResource({
  office: 'console',
  name: 'feed-sources',
  summary: 'Sources of matches, and how each does',
  row: z.object({
    /** Its name. */
    id: z.string(),
    kind: z.enum(sourceKinds),
    /** Null of one that never said anything. */
    heardAt: z.iso.datetime().nullable(),
    /** Why nothing is heard any more; null while something is. */
    trouble: z.enum(sourceTroubles).nullable(),
    /** What went wrong last, and when: it may be over. */
    error: z.string().nullable(),
    errorAt: z.iso.datetime().nullable(),
    /** Messages of the last 60 seconds, about. */
    perMinute: z.int(),
    /** Its matches that are played now. */
    live: z.int(),
    /** Messages that wait in quarantine. */
    quarantined: z.int(),
  }),
  actions: { list: { permission: 'readMatches' } },
  sortable: ['id', '-id'],
});

/** What a source said and could not be understood: taken up once more, or ignored for a reason. */
export const quarantinedMessageResource = defineResource({
  office: 'console',
  name: 'quarantined-messages',
  summary: 'What sources said and could not be understood',
  row: z.object({
    id: z.int(),
    source,
    /** What it is about, or where in a file it stands. */
    place: z.string(),
    reason: z.string(),
    /** As JSON, the first characters of it; null where nothing was kept. */
    raw: z.string().nullable(),
    /** Characters of the whole. */
    size: z.int(),
    firstAt: z.iso.datetime(),
    lastAt: z.iso.datetime(),
    /** How often the very same came. */
    count: z.int(),
    state: z.enum(quarantineStates),
    /** A piece of a file comes again with its file alone. */
    retryable: z.boolean(),
    outcome: z.enum(retryOutcomes).nullable(),
    by: z.string().nullable(),
    at: z.iso.datetime().nullable(),
    /** Why it is ignored. */
    because: z.string().nullable(),
  }),
  actions: {
    list: { permission: 'readMatches' },
    get: { permission: 'readMatches' },
    update: { permission: 'manageFeeds' },
  },
  filters: z.object({
    q: z.string().max(100).optional(),
    source: source.optional(),
    state: z.enum(quarantineStates).optional(),
  }),
  sortable: ['-lastAt', 'lastAt', '-count', 'id'],
  /** It may come again while somebody looks. */
  volatile: ['lastAt', 'count'],
  update: z.strictObject({
    state: z.enum(quarantineStates),
    /** Asked for where it is ignored. */
    reason: z.string().trim().max(500).optional(),
  }),
});
