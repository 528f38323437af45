import type { Action } from '@xiongmao/api/matches/shapes';

/** Actions with those that came since, each place once, in order. */
export function mergeActions(held: readonly Action[], news: readonly Action[]): Action[] {
  const byOrder = new Map(held.map((action) => [action.order, action]));
  for (const action of news) byOrder.set(action.order, action);
  return [...byOrder.values()].sort((a, b) => a.order - b.order);
}
