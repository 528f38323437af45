import type { FilterReason } from '@xiongmao/api/promotion/shapes';
import { isbot } from 'isbot';

interface Asked {
  method: string;
  headers: Record<string, string | string[] | undefined>;
}

/** What browsers say when they ask ahead of time. */
const aheadHeaders = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];

/** Why nobody can have looked, by what the request says of itself; null when somebody may have. */
export function unwatched({ method, headers }: Asked): FilterReason | null {
  if (isBot(headers['user-agent'])) return 'bot';
  const isAhead = aheadHeaders.some((name) =>
    /prefetch|prerender|preview/i.test(`${headers[name]}`),
  );
  return method === 'HEAD' || isAhead ? 'prefetch' : null;
}

/** By its own name, or without one: every browser has one. */
export const isBot = (userAgent: string | string[] | undefined): boolean =>
  !userAgent || isbot(String(userAgent));
