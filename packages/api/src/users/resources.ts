import { z } from 'zod';
import { instant } from '../fields/dates.ts';
import { rowId, rowIdText } from '../fields/row-id.ts';
import { defineResource } from '../resource.ts';
import { givenRoles, roles } from '../roles.ts';
import { feedbackKinds, longestFeedback } from './shapes.ts';

const read = { permission: 'readUsers' } as const;
const manage = { permission: 'manageUsers', proof: true } as const;
const manageOthers = { ...manage, byOthers: true } as const;
const give = { permission: 'giveRoles', proof: true, byOthers: true } as const;
const at = z.iso.datetime();
const role = z.enum(roles);

/** An account as support and administrators see it. Its id is the uid. */
export const userResource = defineResource({
  office: 'console',
  name: 'users',
  summary: 'Accounts',
  row: z.object({
    id: z.int(),
    username: z.string(),
    avatar: z.string().nullable(),
    /** Shortened for support, whole for administrators. */
    email: z.string().nullable(),
    mobile: z.string().nullable(),
    roles: z.array(role),
    level: z.int(),
    state: z.enum(['active', 'banned', 'deleted']),
    bannedUntil: at.nullable(),
    createdAt: at,
    lastSeenAt: at.nullable(),
    channelId: z.int().nullable(),
  }),
  actions: { list: read, get: read },
  filters: z.object({
    /**
     * Part of a username, a uid, or a whole e-mail address or phone number (one of nine digits or fewer with
     * its country, `+65 …`); part of one for who reads them whole. Others may search for few an hour that
     * nobody has.
     */
    q: z.string().max(100).optional(),
    role: role.optional(),
    state: z.enum(['active', 'banned', 'deleted']).optional(),
    channelId: rowIdText.optional(),
    createdAt_gte: z.string().max(40).optional(),
    createdAt_lte: z.string().max(40).optional(),
  }),
  sortable: ['-id', 'id', 'username', 'createdAt', 'lastSeenAt'],
  masked: { email: 'readAddresses', mobile: 'readAddresses' },
});

/**
 * A role that an account holds beside `user`: given and taken one by one. Its domain may ask for something
 * first (an application that awaits review), and ends what goes with it when it is taken.
 */
export const roleResource = defineResource({
  office: 'console',
  name: 'roles',
  summary: 'Roles of accounts',
  row: z.object({
    /** `<uid>-<role>`. */
    id: z.string(),
    userId: z.int(),
    username: z.string(),
    role: z.enum(givenRoles),
  }),
  actions: { create: give, remove: give },
  sortable: ['id'],
  create: z.strictObject({ userId: rowId, role: z.enum(givenRoles) }),
});

/** A ban; lifting it is its update. */
export const banResource = defineResource({
  office: 'console',
  name: 'bans',
  summary: 'Bans of accounts, past ones included',
  row: z.object({
    id: z.int(),
    userId: z.int(),
    username: z.string(),
    reason: z.string(),
    from: at,
    /** Null is for good. */
    until: at.nullable(),
    bannedBy: z.string(),
    liftedAt: at.nullable(),
    liftedBy: z.string().nullable(),
    active: z.boolean(),
  }),
  actions: { list: read, get: read, create: manageOthers, update: manageOthers },
  filters: z.object({ userId: rowIdText.optional() }),
  sortable: ['-id', 'id', 'from', 'until'],
  create: z.strictObject({
    userId: rowId,
    reason: z.string().trim().min(1).max(500),
    until: instant.nullable(),
  }),
  update: z.strictObject({ lifted: z.literal(true) }),
});

/** The sessions of accounts; removing one ends it. */
export const sessionResource = defineResource({
  office: 'console',
  name: 'sessions',
  summary: 'Sessions of an account',
  row: z.object({
    id: z.string(),
    userId: z.int(),
    createdAt: at,
    lastSeenAt: at,
    endedAt: at.nullable(),
    endReason: z.string().nullable(),
    device: z.string(),
    /** The address of a network, whole for administrators; its /24 or /48 for support. */
    ip: z.string(),
  }),
  actions: { list: read, remove: manage },
  filters: z.object({ userId: rowIdText }),
  sortable: ['-createdAt', 'createdAt', 'lastSeenAt'],
  masked: { ip: 'readAddresses' },
});

/** What people said to the operator. */
export const feedbackResource = defineResource({
  office: 'console',
  name: 'feedback',
  summary: 'Feedback',
  row: z.object({
    id: z.int(),
    userId: z.int().nullable(),
    username: z.string().nullable(),
    kind: z.enum(feedbackKinds),
    text: z.string(),
    contact: z.string().nullable(),
    at,
    state: z.enum(['open', 'done']),
    note: z.string(),
    /** What was sent to them. */
    answer: z.string().nullable(),
    answeredAt: at.nullable(),
    /** The ways that an answer goes: a notice, a mail. */
    ways: z.array(z.enum(['notice', 'mail'])),
  }),
  actions: {
    list: { permission: 'answerFeedback' },
    get: { permission: 'answerFeedback' },
    update: { permission: 'answerFeedback', byOthers: true },
  },
  filters: z.object({
    state: z.enum(['open', 'done']).optional(),
    kind: z.enum(feedbackKinds).optional(),
    userId: rowIdText.optional(),
    q: z.string().max(100).optional(),
  }),
  sortable: ['-id', 'id', 'at'],
  update: z.strictObject({
    state: z.enum(['open', 'done']).optional(),
    note: z.string().trim().max(2000).optional(),
    /** Sent at once, and again where it is changed. It is done with that. */
    answer: z.string().trim().min(1).max(longestFeedback).nullish(),
  }),
});
