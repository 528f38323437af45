import { z } from 'zod';
import { day } from '../fields/dates.ts';
import { rowId, rowIdText } from '../fields/row-id.ts';
import { defineResource } from '../resource.ts';
import { channelFigures, channelTypes, filterCounts, registrationSources } from './shapes.ts';

const channels = { permission: 'channels' } as const;
const at = z.iso.datetime();
const zone = z.string().max(60);
/** Days of the channel's zone, both included; 366 at most. */
const span = z.object({
  channelId: rowIdText.optional(),
  day_gte: day.optional(),
  day_lte: day.optional(),
});

/** A manager sees and changes their own, an administrator all. */
export const channelResource = defineResource({
  office: 'console',
  name: 'channels',
  summary: 'Promotion channels',
  row: z.object({
    id: z.int(),
    name: z.string(),
    source: z.enum(registrationSources),
    type: z.enum(channelTypes),
    brand: z.string(),
    zone,
    /** What the link ends with. */
    code: z.string(),
    link: z.url(),
    managerId: z.int().nullable(),
    manager: z.string().nullable(),
    active: z.boolean(),
    createdAt: at,
    /** Since it was made. */
    figures: channelFigures,
  }),
  actions: { list: channels, get: channels, create: channels, update: channels },
  filters: z.object({
    q: z.string().max(100).optional(),
    type: z.enum(channelTypes).optional(),
    source: z.enum(registrationSources).optional(),
    active: z.enum(['true', 'false']).optional(),
  }),
  sortable: ['-id', 'id', 'name', 'createdAt'],
  volatile: ['figures'],
  create: z.strictObject({
    name: z.string().trim().min(1).max(60),
    source: z.enum(registrationSources),
    type: z.enum(channelTypes),
    brand: z.string().trim().min(1).max(40),
    zone,
    /** Administrators give it to a manager; a manager's own is theirs. */
    managerId: rowId.nullish(),
  }),
  update: z.strictObject({
    name: z.string().trim().min(1).max(60).optional(),
    source: z.enum(registrationSources).optional(),
    type: z.enum(channelTypes).optional(),
    brand: z.string().trim().min(1).max(40).optional(),
    zone: zone.optional(),
    managerId: rowId.nullish(),
    active: z.boolean().optional(),
  }),
});

/** Figures by day and channel, in the channel's zone; days without any are there with zeros. */
export const channelDayResource = defineResource({
  office: 'console',
  name: 'channel-days',
  summary: 'Statistics of channels by day',
  row: channelFigures.extend({
    /** `<channelId>:<day>`. */
    id: z.string(),
    channelId: z.int(),
    channel: z.string(),
    day,
    filtered: filterCounts,
  }),
  actions: { list: channels },
  filters: span,
  sortable: ['-day', 'day'],
});

/** Figures of a whole span, for cards, funnel and the comparison of two periods. */
export const channelTotalResource = defineResource({
  office: 'console',
  name: 'channel-totals',
  summary: 'Statistics of channels over a span',
  row: channelFigures.extend({
    /** The channel's id. */
    id: z.int(),
    channel: z.string(),
    filtered: filterCounts,
  }),
  actions: { list: channels },
  filters: span,
  sortable: ['-visits', 'visits', 'registrations', 'downloads'],
});

/** Who came by a channel; their addresses are shortened. */
export const channelUserResource = defineResource({
  office: 'console',
  name: 'channel-users',
  summary: 'Accounts registered by a channel',
  row: z.object({
    /** The uid. */
    id: z.int(),
    username: z.string(),
    channelId: z.int(),
    channel: z.string(),
    contact: z.string().nullable(),
    registeredAt: at,
    /** The day that it counts on, and the zone whose day that is. */
    day,
    zone,
    lastSeenAt: at.nullable(),
    /** Not counted, and why. */
    filtered: z.string().nullable(),
  }),
  actions: { list: channels },
  filters: span.extend({ q: z.string().max(100).optional() }),
  sortable: ['-registeredAt', 'registeredAt', 'lastSeenAt'],
  masked: { contact: null },
});

/** A day's figures as they were when the day was closed, chained by hash (SHA-256). */
export const statementResource = defineResource({
  office: 'console',
  name: 'statements',
  summary: 'Daily statements of channels',
  row: channelFigures.extend({
    id: z.int(),
    channelId: z.int(),
    channel: z.string(),
    day,
    filtered: filterCounts,
    closedAt: at,
    previousHash: z.string(),
    hash: z.string(),
    /** The hash fits what stands in the row and the row before it. */
    intact: z.boolean(),
  }),
  actions: { list: channels },
  filters: span,
  sortable: ['-day', 'day'],
});
