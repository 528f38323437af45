import type { PlanResult } from '@xiongmao/api/experts/rules';
import type { Link } from '@xiongmao/api/fields/links/link';
import { defineNotice, type NoticeType } from '#modules/users/index.ts';

type Plan = { planId: number; title: string };

const toPlan = ({ planId }: Plan): Link => ({ page: 'plan', id: planId });
const toReceipt = ({ planId }: Plan): Link => ({ page: 'receipt', id: planId });

/** An expert whom one follows published a plan. */
export const newPlan = defineNotice<Plan & { uid: number }>('newPlan', 'follow', toPlan);
/** A plan that one bought was settled. */
export const planSettled = defineNotice<Plan & { result: PlanResult }>(
  'planSettled',
  'account',
  toReceipt,
);
export const planPublished = defineNotice<Plan>('planPublished', 'account', toPlan);
/** Its match began before it was reviewed. */
export const planLapsed = defineNotice<Plan>('planLapsed', 'account');
export const planRefused = defineNotice<Plan & { reason: string }>('planRefused', 'account');
/** Words or price of a plan that one bought were revised. */
export const planRevised = defineNotice<Plan>('planRevised', 'account', toPlan);
export const revisionPublished = defineNotice<Plan>('revisionPublished', 'account', toPlan);
/** The match began before the revision was reviewed. */
export const revisionLapsed = defineNotice<Plan>('revisionLapsed', 'account');
export const revisionRefused = defineNotice<Plan & { reason: string }>(
  'revisionRefused',
  'account',
);
export const expertRefused = defineNotice<{ reason: string }>('expertRefused', 'account');

export const expertNotices: readonly NoticeType[] = [
  newPlan,
  planSettled,
  planPublished,
  planLapsed,
  planRefused,
  planRevised,
  revisionPublished,
  revisionLapsed,
  revisionRefused,
  expertRefused,
];
