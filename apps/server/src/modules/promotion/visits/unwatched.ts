import type { FilterReason } from '@xiongmao/api/promotion/shapes';
import { isbot } from 'isbot';

interface Asked {
  method: string;
  headers: Record<string, string | string[] | undefined>;
}

/** What browsers say when they ask ahead of time. */
const aheadHeaders = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];

/** By its own name, or without one: every browser has one. */
export type IsBot = (userAgent: string | string[] | undefined) => boolean;

/**
 * Outside production a browser that says it is run without a screen is a person's: that is how the product
 * is tried out.
 */
export function createIsBot({ production }: { production: boolean }): IsBot {
  return (userAgent) => {
    const name = String(userAgent ?? '');
    return !name || isbot(production ? name : name.replace('HeadlessChrome', 'Chrome'));
  };
}

/** Why nobody can have looked, by what the request says of itself; null when somebody may have. */
export function unwatched({ method, headers }: Asked, isBot: IsBot): FilterReason | null {
  if (isBot(headers['user-agent'])) return 'bot';
  const isAhead = aheadHeaders.some((name) =>
    /prefetch|prerender|preview/i.test(`${headers[name]}`),
  );
  return method === 'HEAD' || isAhead ? 'prefetch' : null;
}
