import type { Answer } from '@xiongmao/api/client';
import { readCookie } from '@xiongmao/auth/cookies';

interface Kept {
  etag: string;
  answer: unknown;
  characters: number;
}

/** All that is kept together, a few times as much once parsed. */
const mostCharacters = 16_000_000;
const kept = new Map<string, Kept>();
let characters = 0;

/**
 * `fetch` for a server that asks the same again and again. The server is asked each time, on the same
 * behalf; while it says that its answer stands, that is neither sent nor parsed again, and those who get
 * it share one object.
 */
export async function fetchAnswer(url: string, init: RequestInit): Promise<Answer> {
  if (init.method !== 'GET') return fetch(url, init);
  const headers = init.headers as Record<string, string>;
  // Without the minute that every address ends in.
  const { language, cookie } = headers;
  // Who wants no results is answered otherwise.
  const spoilers = readCookie(cookie, 'spoilers') ?? '';
  const key = `${language} ${spoilers} ${url.replace(/[?&]t=\d+$/, '')}`;
  const before = kept.get(key);
  const response = await fetch(url, {
    ...init,
    headers: { ...headers, ...(before && { 'if-none-match': before.etag }) },
  });
  if (before && response.status === 304) {
    keep(key, before);
    return { ok: true, status: 200, json: async () => before.answer };
  }
  const etag = response.headers.get('etag');
  if (!response.ok || !etag) return response;
  const text = await response.text();
  const answer: unknown = JSON.parse(text);
  keep(key, { etag, answer, characters: text.length });
  return { ok: true, status: response.status, json: async () => answer };
}

/** What was asked for longest ago goes first. */
function keep(key: string, entry: Kept): void {
  characters += entry.characters - (kept.get(key)?.characters ?? 0);
  kept.delete(key);
  kept.set(key, entry);
  for (const [oldest, { characters: freed }] of kept) {
    if (characters <= mostCharacters) break;
    kept.delete(oldest);
    characters -= freed;
  }
}
