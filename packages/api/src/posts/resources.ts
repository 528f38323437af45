import { z } from 'zod';
import { muteMinutes, reportReasons } from '../chat/rules.ts';
import { chatRule } from '../chat/shapes.ts';
import { afterRow, rowIdText } from '../fields/row-id.ts';
import { defineResource } from '../resource.ts';
import { writingDecisions, writingKinds, writingOutcomes } from './rules.ts';

const moderate = { permission: 'moderatePosts' } as const;
const moderateOthers = { ...moderate, byOthers: true } as const;
const at = z.iso.datetime();
const kind = z.enum(writingKinds);
/** What the caller may decide on, from behind this one; 0: all of it. */
const after = afterRow.optional();
const answer = z.string().trim().min(1).max(500);

/** Decided once, for all reports of the same; those of what is taken away leave the queue by themselves. */
export const writingReportResource = defineResource({
  office: 'console',
  name: 'writing-reports',
  summary: 'Reports of posts and comments',
  row: z.object({
    id: z.int(),
    kind,
    writingId: z.int(),
    userId: z.int(),
    username: z.string(),
    /** What is reported, as it was then; its pictures as they are now. */
    said: z.string(),
    pictures: z.array(z.string()),
    isShown: z.boolean(),
    /** What it is said about. */
    subject: z.string().nullable(),
    /** What stands around it, oldest first, itself among them; empty of a post. */
    context: z.array(
      z.object({ id: z.int(), username: z.string(), text: z.string(), at, isShown: z.boolean() }),
    ),
    /** Texts of the same person that were removed in the last 30 days. */
    removed: z.int(),
    reason: z.enum(reportReasons),
    text: z.string(),
    reporter: z.string(),
    /** Other reports of the same, that are open or were decided with it. */
    others: z.int(),
    /** The first of them, oldest first. */
    siblings: z.array(
      z.object({
        id: z.int(),
        reporter: z.string(),
        reason: z.enum(reportReasons),
        text: z.string(),
        at,
      }),
    ),
    state: z.enum(['open', 'closed']),
    decision: z.enum(writingOutcomes).nullable(),
    answer: z.string().nullable(),
    closedBy: z.string().nullable(),
    at,
  }),
  actions: { list: moderate, get: moderate, update: moderateOthers },
  filters: z.object({
    state: z.enum(['open', 'closed']).optional(),
    kind: kind.optional(),
    userId: rowIdText.optional(),
    after,
  }),
  sortable: ['-id', 'id'],
  volatile: ['pictures', 'isShown', 'subject', 'context', 'removed', 'others', 'siblings'],
  /** What is hidden has a rule and an answer, which both sides read; a mute has its minutes, too. */
  update: z.strictObject({
    decision: z.enum(writingDecisions),
    rule: chatRule.nullable().optional(),
    minutes: z.literal(muteMinutes).optional(),
    answer: answer.nullable(),
  }),
});

/** Decided by who did not remove it. */
export const writingAppealResource = defineResource({
  office: 'console',
  name: 'writing-appeals',
  summary: 'Appeals against removals of posts and comments',
  row: z.object({
    id: z.int(),
    removalId: z.int(),
    kind,
    writingId: z.int(),
    userId: z.int(),
    username: z.string(),
    said: z.string(),
    rule: chatRule,
    reason: z.string(),
    removedBy: z.string(),
    text: z.string(),
    state: z.enum(['open', 'upheld', 'granted']),
    answer: z.string().nullable(),
    at,
    decidedAt: at.nullable(),
    decidedBy: z.string().nullable(),
  }),
  actions: { list: moderate, get: moderate, update: moderateOthers },
  filters: z.object({
    state: z.enum(['open', 'upheld', 'granted']).optional(),
    userId: rowIdText.optional(),
    after,
  }),
  sortable: ['-id', 'id'],
  /** Granted: it is shown again. */
  update: z.strictObject({ state: z.enum(['upheld', 'granted']), answer }),
});
