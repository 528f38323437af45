import {
  type PlanResult,
  type PlayType,
  planResults,
  playTypes,
  recordWindows,
} from '@xiongmao/api/experts/rules';
import type { PlansAsked } from './expert-queries.ts';

/** What an address chooses of an expert's settled plans. */
export interface HistoryFilter {
  result: PlanResult | null;
  playType: PlayType | null;
  /** Only the newest so many. */
  last: number | null;
}

/** What it does not name, or names wrongly, is not filtered. */
export function readHistoryFilter(search: URLSearchParams): HistoryFilter {
  return {
    result: planResults.find((result) => result === search.get('result')) ?? null,
    playType: playTypes.find((playType) => playType === search.get('playType')) ?? null,
    last: recordWindows.find((size) => String(size) === search.get('last')) ?? null,
  };
}

/** The call's words for it. */
export function historyOf(userId: number, { result, playType, last }: HistoryFilter): PlansAsked {
  return {
    userId,
    status: 'history',
    order: 'newest',
    ...(result && { result }),
    ...(playType && { playType }),
    ...(last && { last }),
  };
}
