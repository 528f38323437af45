import type { Plan, PlanTold } from './provider.ts';

/** What was spent of a plan, as it is stored. */
export interface Spent {
  /** The span it was spent in, by its number since 1970. */
  span: number;
  count: number;
  /** Requests left, as the provider told last, less those since. */
  left: number | null;
}

/** Keeps to a plan: its own count and what the provider tells are two bounds, and the lower one holds. */
export function createBudget({ most, span, gap }: Plan, spent: Spent | null) {
  let state: Spent = spent ?? { span: 0, count: 0, left: null };
  let notBefore = 0;

  function at(now: number): Spent {
    const number = Math.floor(now / span);
    if (state.span !== number) state = { span: number, count: 0, left: null };
    return state;
  }
  const left = (now: number): number => {
    const { count, left: told } = at(now);
    return Math.max(0, Math.min(most - count, told ?? most));
  };
  const endsIn = (now: number): number => span - (now % span);

  return {
    left,
    /** ms until the next request may go. */
    wait(now: number): number {
      return left(now) === 0 ? endsIn(now) : Math.max(0, notBefore - now);
    },
    /** ms from one request to the next if what is left were spread evenly. */
    pace: (now: number): number => endsIn(now) / Math.max(1, left(now)),
    /** Whether half of what an even pace would have left by now is there still. */
    isAmple: (now: number): boolean => left(now) * 2 >= (most * endsIn(now)) / span,
    /** Spends one; what is to be stored before it goes. */
    take(now: number): Spent {
      const before = at(now);
      const told = before.left === null ? null : Math.max(0, before.left - 1);
      state = { ...before, count: before.count + 1, left: told };
      notBefore = now + gap;
      return state;
    },
    /** What the provider says of it. */
    told({ left: told, wait }: PlanTold, now: number): Spent {
      if (told !== undefined) state = { ...at(now), left: told };
      if (wait !== undefined) notBefore = Math.max(notBefore, now + wait);
      return state;
    },
  };
}

export type Budget = ReturnType<typeof createBudget>;
