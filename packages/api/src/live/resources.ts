import { z } from 'zod';
import { afterRow, rowIdText } from '../fields/row-id.ts';
import { defineResource } from '../resource.ts';
import { streamHealth } from './media.ts';
import { reportKinds } from './shapes.ts';

const review = { permission: 'reviewAnchors' } as const;
const at = z.iso.datetime();
const id = rowIdText.optional();

/** What arrives at media now. The id is the anchor's uid. */
export const streamResource = defineResource({
  office: 'console',
  name: 'streams',
  summary: 'Streams that arrive, on air or not',
  row: z.object({
    id: z.int(),
    anchor: z.string(),
    broadcastId: z.int().nullable(),
    title: z.string().nullable(),
    cover: z.string().nullable(),
    /** A picture of the last seconds, where the machine has ffmpeg; below `/java`. */
    thumbnail: z.string().nullable(),
    ...streamHealth.pick({
      state: true,
      bitrate: true,
      frameRate: true,
      width: true,
      height: true,
      viewers: true,
      drops: true,
      recordingState: true,
    }).shape,
    since: at,
  }),
  actions: { list: review, get: review },
  sortable: ['-viewers', 'viewers', 'since'],
});

export const roomReportResource = defineResource({
  office: 'console',
  name: 'room-reports',
  summary: 'Reports of rooms',
  row: z.object({
    id: z.int(),
    broadcastId: z.int(),
    title: z.string(),
    anchorId: z.int(),
    anchor: z.string(),
    reporter: z.string(),
    kind: z.enum(reportKinds),
    text: z.string(),
    state: z.enum(['open', 'closed']),
    /** What was done about it, as everyone reads who reported it. */
    answer: z.string().nullable(),
    closedBy: z.string().nullable(),
    at,
  }),
  actions: { list: review, get: review, update: { ...review, byOthers: true } },
  filters: z.object({
    state: z.enum(['open', 'closed']).optional(),
    kind: z.enum(reportKinds).optional(),
    anchorId: id,
    broadcastId: id,
    /** What the caller may decide on, from behind this one; 0: all of it. */
    after: afterRow.optional(),
  }),
  sortable: ['-id', 'id'],
  /** Without an answer: it breaks no rule. */
  update: z.strictObject({
    state: z.literal('closed'),
    answer: z.string().trim().min(1).max(500).nullable(),
  }),
});

export const unlockResource = defineResource({
  office: 'console',
  name: 'live-unlocks',
  summary: 'Unlocks of paid rooms; an update gives the gold back',
  row: z.object({
    id: z.int(),
    broadcastId: z.int(),
    title: z.string(),
    userId: z.int(),
    username: z.string(),
    price: z.int(),
    state: z.enum(['held', 'captured', 'released']),
    /** Why support gave it back. */
    reason: z.string().nullable(),
    at,
  }),
  actions: {
    list: review,
    get: review,
    update: { permission: 'manageAnchors', proof: true, byOthers: true },
  },
  filters: z.object({
    broadcastId: id,
    userId: id,
    state: z.enum(['held', 'captured', 'released']).optional(),
  }),
  sortable: ['-id', 'id', 'price'],
  update: z.strictObject({
    state: z.literal('released'),
    reason: z.string().trim().min(1).max(500),
  }),
});
