import { z } from 'zod';
import { afterRow, rowIdText } from '../fields/row-id.ts';
import { defineResource } from '../resource.ts';
import { hiders, reportReasons } from './rules.ts';
import { actionKind, actorRole, chatRule, namedRoom, roomName, roomRules } from './shapes.ts';

const moderate = { permission: 'moderateChat' } as const;
const moderateOthers = { ...moderate, byOthers: true } as const;
const words = { permission: 'manageWords' } as const;
const at = z.iso.datetime();
const id = rowIdText.optional();
const q = z.string().max(100).optional();
/** What a room is called has this in it. */
const roomTitle = q;
const answer = z.string().trim().min(1).max(500);
/** What the caller may decide on, from behind this one; 0: all of it. */
const after = afterRow.optional();

/** Rooms where something was said, or whose rules are not the usual ones. */
export const chatRoomResource = defineResource({
  office: 'console',
  name: 'chat-rooms',
  summary: 'Chat rooms and their rules',
  row: roomRules.extend({
    id: z.int(),
    room: roomName,
    where: namedRoom,
    moderators: z.int(),
    /** Of the last hour. */
    messages: z.int(),
    lastAt: at.nullable(),
  }),
  actions: { list: moderate, get: moderate, update: moderate },
  filters: z.object({ kind: z.enum(['match', 'anchor']).optional(), q }),
  sortable: ['-lastAt', 'lastAt', '-messages'],
  volatile: ['where', 'moderators', 'messages', 'lastAt'],
  update: roomRules.partial().strict(),
});

export const chatMessageResource = defineResource({
  office: 'console',
  name: 'chat-messages',
  summary: 'What is said; removing hides it',
  row: z.object({
    id: z.int(),
    room: roomName,
    where: namedRoom,
    userId: z.int(),
    username: z.string(),
    text: z.string(),
    at,
    /** When it was taken away, and by whom; null: it is shown. */
    hiddenAt: at.nullable(),
    hiddenBy: z.enum(hiders).nullable(),
    rule: chatRule.nullable(),
  }),
  actions: { list: moderate, get: moderate, remove: moderateOthers },
  filters: z.object({
    room: roomName.optional(),
    roomTitle,
    userId: id,
    username: q,
    hidden: z.stringbool().optional(),
    q,
    /** This message, ten before it and ten behind it in its room. */
    around: id,
    /** What was shown until that moment: neither said later, nor hidden before. */
    shownAt: at.optional(),
  }),
  sortable: ['-id', 'id'],
});

/** The audit of moderation: nothing here changes. */
export const chatActionResource = defineResource({
  office: 'console',
  name: 'chat-actions',
  summary: 'What moderators, staff and the server itself did in rooms',
  row: z.object({
    id: z.int(),
    kind: actionKind,
    room: roomName.nullable(),
    where: namedRoom.nullable(),
    userId: z.int().nullable(),
    username: z.string().nullable(),
    messageId: z.int().nullable(),
    text: z.string().nullable(),
    rule: chatRule.nullable(),
    reason: z.string().nullable(),
    byRole: actorRole,
    byId: z.int().nullable(),
    by: z.string().nullable(),
    at,
    until: at.nullable(),
    liftedAt: at.nullable(),
    liftedBy: z.string().nullable(),
    /** Rules of the room that were changed: what they were, and what they are since. */
    before: roomRules.partial().nullable(),
    after: roomRules.partial().nullable(),
  }),
  actions: { list: moderate, get: moderate },
  filters: z.object({
    kind: actionKind.optional(),
    room: roomName.optional(),
    roomTitle,
    userId: id,
    byRole: actorRole.optional(),
    rule: chatRule.optional(),
    at_gte: z.string().max(40).optional(),
    at_lte: z.string().max(40).optional(),
  }),
  sortable: ['-id', 'id'],
});

/** Decided by who did not act. */
export const chatAppealResource = defineResource({
  office: 'console',
  name: 'chat-appeals',
  summary: 'Appeals against mutes and deletions',
  row: z.object({
    id: z.int(),
    actionId: z.int(),
    kind: actionKind,
    rule: chatRule.nullable(),
    /** In the words of who acted. */
    reason: z.string().nullable(),
    room: roomName.nullable(),
    where: namedRoom.nullable(),
    userId: z.int(),
    username: z.string(),
    /** What was said, where it is about a message. */
    messageId: z.int().nullable(),
    said: z.string().nullable(),
    actedAt: at,
    /** The end of a mute; null: until it is lifted. */
    until: at.nullable(),
    liftedAt: at.nullable(),
    liftedBy: z.string().nullable(),
    text: z.string(),
    byRole: actorRole,
    by: z.string().nullable(),
    state: z.enum(['open', 'upheld', 'granted']),
    answer: z.string().nullable(),
    at,
    decidedAt: at.nullable(),
    decidedBy: z.string().nullable(),
  }),
  actions: { list: moderate, get: moderate, update: moderateOthers },
  filters: z.object({
    state: z.enum(['open', 'upheld', 'granted']).optional(),
    userId: id,
    after,
  }),
  sortable: ['-id', 'id'],
  volatile: ['where'],
  /** Granted: a mute ends, a message is shown again. */
  update: z.strictObject({ state: z.enum(['upheld', 'granted']), answer }),
});

export const chatReportResource = defineResource({
  office: 'console',
  name: 'chat-reports',
  summary: 'Reports of messages, people and rooms',
  row: z.object({
    id: z.int(),
    about: z.enum(['message', 'person', 'room']),
    room: roomName,
    where: namedRoom,
    userId: z.int().nullable(),
    username: z.string().nullable(),
    messageId: z.int().nullable(),
    said: z.string().nullable(),
    reason: z.enum(reportReasons),
    text: z.string(),
    reporter: z.string(),
    /** Other open reports of the same. */
    others: z.int(),
    state: z.enum(['open', 'closed']),
    answer: z.string().nullable(),
    closedBy: z.string().nullable(),
    at,
  }),
  actions: { list: moderate, get: moderate, update: moderateOthers },
  filters: z.object({
    state: z.enum(['open', 'closed']).optional(),
    about: z.enum(['message', 'person', 'room']).optional(),
    room: roomName.optional(),
    /** Who is reported. */
    userId: id,
    after,
  }),
  sortable: ['-id', 'id'],
  volatile: ['where', 'others'],
  /** Without an answer: it breaks no rule. */
  update: z.strictObject({ state: z.literal('closed'), answer: answer.nullable() }),
});

/** The operator's list of the content filter. */
export const chatWordResource = defineResource({
  office: 'console',
  name: 'chat-words',
  summary: 'Words that nobody may say',
  row: z.object({
    id: z.int(),
    word: z.string(),
    /** Words that hold it and are harmless. */
    except: z.array(z.string()),
    addedBy: z.string(),
    at,
  }),
  actions: { list: words, get: words, create: words, update: words, remove: words },
  filters: z.object({ q }),
  sortable: ['-id', 'id', 'word'],
  create: z.strictObject({
    word: z.string().trim().min(1).max(60),
    except: z.array(z.string().trim().min(1).max(60)).max(20).default([]),
  }),
  update: z.strictObject({ except: z.array(z.string().trim().min(1).max(60)).max(20) }),
});
