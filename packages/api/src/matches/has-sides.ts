import type { AnyMatchDetail, MatchDetail } from './shapes.ts';

/** Whether two sides meet; else it is a lobby. */
export function hasSides(detail: AnyMatchDetail): detail is MatchDetail {
  return detail.home !== null && detail.away !== null;
}
