import type { Plan, PlanMatch } from '@xiongmao/api/experts/shapes';

const off = ['interrupted', 'postponed', 'cancelled', 'abandoned'] as const;

/** What keeps a match from being played as planned; null while nothing does. */
export const matchOff = ({ status }: Pick<PlanMatch, 'status'>) =>
  off.find((one) => one === status) ?? null;

/** Why a prediction can't be read, of those who may not: the name of its text. */
export function whyLocked({
  access,
  price,
  onSale,
  state,
  match,
}: Pick<Plan, 'access' | 'price' | 'onSale' | 'state' | 'match'>) {
  if (access === 'hidden') return 'hidden';
  if (price === 0) return 'signIn';
  if (onSale) return 'locked';
  if (state === 'takenDown') return 'takenDown';
  const off = matchOff(match);
  if (off === 'postponed') return 'postponed';
  return off === 'cancelled' || off === 'abandoned' ? 'off' : 'closed';
}
