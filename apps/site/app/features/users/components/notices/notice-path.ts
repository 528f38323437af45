import type { Notice } from '@xiongmao/api/users/shapes';

const plansOf: Record<string, (planId: number) => string> = {
  newPlan: (planId) => `/expert/plan/${planId}`,
  planPublished: (planId) => `/expert/plan/${planId}`,
  planRevised: (planId) => `/expert/plan/${planId}`,
  revisionPublished: (planId) => `/expert/plan/${planId}`,
  planSettled: (planId) => `/userInfo/myOrder/${planId}`,
};

/** Where a notice leads; null for nowhere. */
export function noticePath({ name, values }: Pick<Notice, 'name' | 'values'>): string | null {
  const { planId } = values;
  return typeof planId === 'number' ? (plansOf[name]?.(planId) ?? null) : null;
}
