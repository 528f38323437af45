import { z } from 'zod';
import { defineCall } from '../call.ts';
import { numberText } from '../fields/number-text.ts';
import { page, pageOf } from '../fields/pages.ts';
import { rowId, rowIdText } from '../fields/row-id.ts';
import { uid } from '../identity/shapes.ts';
import { muteMinutes, reportReasons } from './rules.ts';
import {
  chatMessage,
  chatRule,
  roomName,
  roomRules,
  sanction,
  sanctionRecord,
  shownRules,
  speaker,
  standing,
} from './shapes.ts';

const open = { effect: 'read', permission: 'public' } as const;
const own = { effect: 'write', permission: 'account' } as const;
const at = z.iso.datetime();
const reason = z.string().trim().max(500).default('');

/** The newest messages of a room, oldest first, or with `before` those before that version. */
export const getChatRoom = defineCall({
  ...open,
  method: 'GET',
  path: '/live/getChatroomSpeech',
  summary: "A room's history, its rules, and how the caller stands there",
  query: z.object({ room: roomName, before: numberText(z.int().min(1)).optional() }),
  result: z.object({
    /** The version of its stream (`chat/events.ts`). */
    v: z.int(),
    messages: z.array(chatMessage),
    /** Whether there are messages before these. */
    earlier: z.boolean(),
    rules: shownRules,
    you: standing,
  }),
  errors: ['unknownChatRoom'],
});

/** Ordered by the moment of the picture that they were said at; who spoke without a picture, by the clock. */
export const getChatReplay = defineCall({
  ...open,
  method: 'GET',
  path: '/chatroom/replay',
  summary: 'What was said during a stretch of a broadcast, at most ten minutes of it',
  query: z.object({
    broadcastId: rowIdText,
    from: at,
    /** Of what was said at that very moment, the version to go on after. */
    after: numberText(z.int().min(0)).default(0),
    to: at,
  }),
  result: z.object({
    messages: z.array(chatMessage),
    /** What to ask on with for the rest of the stretch; null where this is all. */
    next: z.object({ from: at, after: z.int() }).nullable(),
  }),
  errors: ['unknownReplay'],
});

export const getChatter = defineCall({
  effect: 'read',
  permission: 'account',
  method: 'GET',
  path: '/chatroom/userInfo',
  summary: 'A person as a room knows them, and what the caller may do about them',
  query: z.object({ room: roomName, userId: uid }),
  result: z.object({
    user: speaker,
    /** Their mute that lasts longest there; for who may moderate. */
    mute: sanction.nullable(),
    /** Their messages of the last day in the room; for who may moderate. */
    messages: z.int().nullable(),
    blocked: z.boolean(),
    can: z.array(z.enum(['mute', 'unmute', 'appoint', 'dismiss', 'block', 'report'])),
  }),
  errors: ['unknownChatRoom', 'unknownUser'],
});

/** A mute without a room is the staff's. */
export const operateChatRoom = defineCall({
  ...own,
  method: 'POST',
  path: '/chatroom/operate',
  summary: 'Mutes or unmutes a person in a room, appoints or dismisses a moderator',
  body: z.discriminatedUnion('operation', [
    z.object({
      operation: z.literal('mute'),
      room: roomName.nullable(),
      userId: uid,
      rule: chatRule,
      minutes: z.literal(muteMinutes),
      /** What they are muted for, where it is one message of theirs. */
      messageId: rowId.optional(),
      /** Takes their messages of the last day away, too. */
      hide: z.boolean().default(false),
      reason,
    }),
    z.object({ operation: z.literal('unmute'), room: roomName.nullable(), userId: uid }),
    z.object({ operation: z.enum(['appoint', 'dismiss']), room: roomName, userId: uid }),
  ]),
  result: z.object({}),
  errors: [
    'unknownChatRoom',
    'unknownUser',
    'unknownMessage',
    'forbidden',
    'cannotModerate',
    'tooManyModerators',
  ],
});

/** GET as the product's clients call it, but a write. Everyone deletes their own; moderators, others'. */
export const deleteMessage = defineCall({
  ...own,
  method: 'GET',
  path: '/chatroom/delete',
  summary: 'Takes a message away',
  query: z.object({ id: rowIdText, rule: chatRule.default('other') }),
  result: z.object({}),
  errors: ['unknownMessage', 'forbidden', 'cannotModerate'],
});

/** An anchor's own room; staff do it in the console. */
export const setRoomRules = defineCall({
  effect: 'write',
  permission: 'broadcast',
  method: 'POST',
  path: '/chatroom/rules',
  summary:
    "Changes the rules of one's own room; what is not given stays, and what staff closed stays closed",
  body: roomRules.partial(),
  result: roomRules,
  errors: ['notAnchor', 'forbidden'],
});

export const getRoomRules = defineCall({
  effect: 'read',
  permission: 'broadcast',
  method: 'GET',
  path: '/chatroom/rules',
  summary: "The rules of one's own room, and its moderators",
  result: z.object({
    rules: roomRules,
    /** It is opened by staff alone then. */
    closedByStaff: z.boolean(),
    moderators: z.array(speaker),
  }),
});

export const getSanctions = defineCall({
  effect: 'read',
  permission: 'account',
  method: 'GET',
  path: '/chatroom/sanctions',
  summary: 'What was done about what one said, newest first',
  query: z.object({ page }),
  result: pageOf(sanctionRecord),
});

export const appeal = defineCall({
  ...own,
  method: 'POST',
  path: '/chatroom/appeal',
  summary: 'Asks for a second look at a sanction',
  body: z.object({ sanctionId: rowId, text: z.string().trim().min(1).max(500) }),
  result: z.object({}),
  errors: ['nothingToAppeal', 'alreadyAppealed'],
});

export const reportChat = defineCall({
  ...own,
  method: 'POST',
  path: '/chatroom/report',
  summary: 'Reports a message, a person or a room',
  body: z.object({
    about: z.enum(['message', 'person', 'room']),
    room: roomName,
    /** The message's id, or the person's uid; the room needs none. */
    id: rowId.optional(),
    reason: z.enum(reportReasons),
    text: reason,
  }),
  result: z.object({}),
  errors: ['unknownChatRoom', 'unknownMessage', 'unknownUser', 'alreadyReported'],
});
