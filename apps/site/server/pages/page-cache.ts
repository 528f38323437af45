import type { Body } from '../content-coding.ts';

/** What a page is sent as. */
export interface Page {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Body;
}

interface Entry {
  page: Page;
  bytes: number;
  /** When its render began, ms: what it shows is at least that new. */
  renderedAt: number;
}

export interface PageCacheOptions {
  maxBytes: number;
  /** ms for which a page is served without a thought. */
  freshFor: number;
  /** ms for which it is still served, while one render in the background replaces it. */
  staleFor: number;
  /** Whether a page is kept: an answer that is there for good, for everybody. */
  isKept?: (page: Page, key: string) => boolean;
  now?: () => number;
  /** Told of a background render that failed: no request sees it. */
  onError: (error: unknown) => void;
}

export type PageCache = ReturnType<typeof createPageCache>;

/**
 * Pages as ready bytes; the least recently used go first, and with them what is too old to be served. Only what any
 * guest may see gets in.
 */
export function createPageCache(options: PageCacheOptions) {
  const { maxBytes, freshFor, staleFor, isKept = isFound, now = Date.now, onError } = options;
  const entries = new Map<string, Entry>();
  const rendering = new Map<string, Promise<Page>>();
  let bytes = 0;

  function drop(key: string): void {
    bytes -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  }

  function keep(key: string, entry: Entry): void {
    // A server in trouble takes nothing away that may still be served.
    if (entry.page.status >= 500) return;
    drop(key);
    if (!isKept(entry.page, key) || setsCookie(entry.page) || entry.bytes > maxBytes) return;
    entries.set(key, entry);
    bytes += entry.bytes;
    for (const [oldest, { renderedAt }] of entries) {
      if (bytes <= maxBytes && now() - renderedAt <= staleFor) break;
      drop(oldest);
    }
  }

  /** One render per key at a time: whoever asks meanwhile gets its page. */
  function renew(key: string, render: () => Promise<Page>): Promise<Page> {
    const running = rendering.get(key);
    if (running) return running;
    const renderedAt = now();
    const renewal = render()
      .then((page) => {
        keep(key, { page, bytes: sizeOf(key, page), renderedAt });
        return page;
      })
      .finally(() => rendering.delete(key));
    rendering.set(key, renewal);
    return renewal;
  }

  /**
   * The page if it may be sent at once. A stale one is sent, too, and renewed behind the sender's back by what
   * `renewal` answers: null for whoever may have no page rendered.
   */
  function peek(key: string, renewal: () => (() => Promise<Page>) | null): Page | undefined {
    const entry = entries.get(key);
    if (!entry) return undefined;
    const age = now() - entry.renderedAt;
    if (age > staleFor) return undefined;
    if (age > freshFor && !rendering.has(key)) {
      const render = renewal();
      if (render) renew(key, render).catch(onError);
    }
    entries.delete(key);
    entries.set(key, entry);
    return entry.page;
  }

  /** Whether the page is being rendered: another who asks for it costs nothing. */
  const isRendering = (key: string): boolean => rendering.has(key);

  async function get(key: string, render: () => Promise<Page>): Promise<Page> {
    const ready = peek(key, () => render);
    if (ready) return ready;
    const shared = rendering.has(key);
    const page = await renew(key, render);
    // A cookie is for one visitor: those who waited along render for themselves.
    return shared && setsCookie(page) ? render() : page;
  }

  return { peek, get, isRendering, size: () => ({ entries: entries.size, bytes }) };
}

const isFound = ({ status }: Page): boolean => status === 200;
const setsCookie = ({ headers }: Page): boolean => headers['set-cookie'] !== undefined;

/** Packed forms are made when they are asked for, and are a fifth of the plain one together. */
const sizeOf = (key: string, { body }: Page): number => key.length * 2 + body.bytes * 1.2;
