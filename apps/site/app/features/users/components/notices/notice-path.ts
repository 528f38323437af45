import type { Notice } from '@xiongmao/api/users/shapes';
import { planPath, receiptPath } from '#app/paths.ts';

const plansOf: Record<string, (planId: number) => string> = {
  newPlan: planPath,
  planPublished: planPath,
  planRevised: planPath,
  revisionPublished: planPath,
  planSettled: receiptPath,
};

/** Where a notice leads; null for nowhere. */
export function noticePath({ name, values }: Pick<Notice, 'name' | 'values'>): string | null {
  const { planId } = values;
  return typeof planId === 'number' ? (plansOf[name]?.(planId) ?? null) : null;
}
