import { sql } from 'drizzle-orm';
import { countRows, type Database } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import type { Log } from '#platform/logging/log.ts';
import { isShown } from './article-cards.ts';

/** ms between writes. */
const interval = 2_000;
/** For so many ms who reads an article again is not counted. */
const onceIn = 30 * 60_000;
/** Readers remembered; beyond it those who came first are forgotten. */
const mostReaders = 100_000;

export interface Views {
  /** Whether this is one more. Throws `unknownArticle`. */
  count(articleId: number, reader: string): Promise<boolean>;
  stop(): Promise<void>;
}

/**
 * Counts who reads what: in memory, written together every other second, so that a storm of readers is one statement.
 * Each process remembers its own readers; what a process that dies had not written yet is lost.
 */
export function createViews(db: Database, log: Log, now: () => Date): Views {
  const readers = new Map<string, number>();
  let counted = new Map<number, number>();
  let writing: Promise<void> = Promise.resolve();

  async function write(): Promise<void> {
    if (counted.size === 0) return;
    const taken = [...counted].sort(([one], [other]) => one - other);
    counted = new Map();
    try {
      await db.execute(sql`
        insert into article_views (article_id, views)
        select a.id, n.views from unnest(${sql.param(taken.map(([id]) => id))}::int[],
            ${sql.param(taken.map(([, views]) => views))}::int[]) as n (id, views)
          join article a on a.id = n.id and a.state = 'published'
        order by a.id
        on conflict (article_id) do update set views = article_views.views + excluded.views`);
    } catch (error) {
      log.error({ err: error, articles: taken.length }, 'views were not written, and are lost');
    }
  }
  const flush = () => {
    writing = writing.then(write);
    return writing;
  };
  const timer = setInterval(flush, interval);
  timer.unref();

  return {
    async count(articleId, reader) {
      if (!counted.has(articleId)) await refuseUnknown(db, articleId, now());
      const key = `${articleId} ${reader}`;
      const at = now().getTime();
      const last = readers.get(key);
      if (last !== undefined && at - last < onceIn) return false;
      // The newest stand last.
      readers.delete(key);
      readers.set(key, at);
      if (readers.size > mostReaders) readers.delete(readers.keys().next().value!);
      counted.set(articleId, (counted.get(articleId) ?? 0) + 1);
      return true;
    },
    async stop() {
      clearInterval(timer);
      await flush();
    },
  };
}

async function refuseUnknown(db: Database, id: number, now: Date): Promise<void> {
  const found = await countRows(db, sql`article a where a.id = ${id} and ${isShown(now)}`);
  if (found === 0) throw new CodedError('unknownArticle');
}
