import { z } from 'zod';
import type { Env } from '#src/env.ts';
import type { Provider, Refusal } from '../provider.ts';
import { asksOf } from './asks.ts';
import { readFixtures } from './read-fixtures.ts';
import { envelope } from './shapes.ts';

export const apiFootballSource = 'api-football';

/** API-Football v3; null without a key. */
export function apiFootball(env: Env): Provider | null {
  const key = env.API_FOOTBALL_KEY;
  if (!key) return null;
  const { perDay, perMinute } = env.apiFootballPlan;
  const leagues = env.API_FOOTBALL_LEAGUES?.split(',') ?? [];
  return {
    source: apiFootballSource,
    url: env.API_FOOTBALL_URL,
    headers: { 'x-apisports-key': key },
    secret: key,
    // Its days are UTC's. Spread over the minute no more than so many come in any of them.
    plan: { most: perDay, span: 86_400_000, gap: Math.ceil(60_000 / perMinute) },
    planTold(headers) {
      const left = count(headers, 'x-ratelimit-requests-remaining');
      const ofMinute = count(headers, 'x-ratelimit-remaining');
      return { ...(left !== undefined && { left }), ...(ofMinute === 0 && { wait: 60_000 }) };
    },
    asks: (view) => asksOf(view, leagues),
    refusalIn,
    nextPage({ path, page = 1 }, body) {
      const { paging } = body as z.infer<typeof envelope>;
      if (page >= paging.total) return null;
      const url = new URL(path, env.API_FOOTBALL_URL);
      url.searchParams.set('page', String(page + 1));
      return url.pathname + url.search;
    },
    read: (_ask, body, view) =>
      readFixtures((body as z.infer<typeof envelope>).response, view, leagues),
    isAllLive: ({ name }) => name === 'live',
  };
}

function count(headers: Headers, name: string): number | undefined {
  const told = headers.get(name);
  return told !== null && /^\d+$/.test(told) ? Number(told) : undefined;
}

/** What is wrong stands in `errors` of an answer with status 200, by its kind. */
function refusalIn(body: unknown): Refusal | null {
  const { data, error } = envelope.safeParse(body);
  if (!data) return { kind: 'failing', reason: z.prettifyError(error).slice(0, 300), raw: body };
  const [told] = Object.entries(data.errors);
  if (!told) return null;
  const [word, text] = told;
  const reason = `${word}: ${text}`;
  if (word === 'token' || word === 'access') return { kind: 'refused', reason };
  return { kind: word === 'requests' || word === 'rateLimit' ? 'spent' : 'ask', reason };
}
