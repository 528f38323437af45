import { type OddsStream, oddsChannel } from '@xiongmao/api/odds/events';
import { keepSession } from '#platform/db/session.ts';
import type { ModuleContext } from '#platform/module.ts';
import type { Caller } from '#platform/realtime/handshakes.ts';
import { HistoryByStream } from '#platform/realtime/history.ts';
import type { Realtime } from '#platform/realtime/realtime.ts';
import { oddsSince, shownMatch } from './read-odds.ts';

/** ms between two deltas of a match at least: nobody reads prices faster, and what comes meanwhile goes together. */
const pace = 1_000;
/** ms after which a match that nobody follows is looked at no more. */
const closeAfter = 10_000;

/** A match whose odds are followed here. */
interface Open {
  v: number;
  /** The rows that were shown as this match. */
  rows: string | null;
  /** A look at the rows that is to come, or goes on. */
  looking: Promise<void> | null;
  again: boolean;
  idle: boolean;
}

const streamOf = (matchId: number): OddsStream => `odds:${matchId}`;
const matchOf = (stream: string): number => Number(stream.slice('odds:'.length));

/**
 * Tells this process' clients how odds move. Each transaction wakes every process, which reads what is new of the
 * matches that are followed there. The first message of a stream has all of its odds, so that it fits any version.
 */
export function createDelivery(
  context: Pick<ModuleContext, 'db' | 'databaseUrl' | 'env' | 'log' | 'caller'>,
  realtime: Realtime,
) {
  const { db, databaseUrl, env, log, caller } = context;
  const history = new HistoryByStream();
  const matches = new Map<number, Open>();
  const opening = new Map<number, Promise<boolean>>();
  let stopped = false;
  realtime.serve([{ channel: oddsChannel, history, admits: join }]);

  /** Prices tell how a match stands: who wants no results hears of none. */
  async function join(stream: string, { shielded }: Caller): Promise<boolean> {
    const matchId = matchOf(stream);
    if (shielded && (await caller.concealing.willHide(shielded, `match-${matchId}`))) return false;
    return admit(matchId);
  }

  function admit(matchId: number): boolean | Promise<boolean> {
    if (!env.BRAND_ODDS) return false;
    const held = matches.get(matchId);
    if (held) {
      held.idle = false;
      return true;
    }
    const begun = opening.get(matchId) ?? open(matchId).finally(() => opening.delete(matchId));
    opening.set(matchId, begun);
    return begun;
  }

  async function open(matchId: number): Promise<boolean> {
    if ((await shownMatch(db, matchId).catch(() => null)) !== matchId) return false;
    const opened: Open = { v: 0, rows: null, looking: null, again: false, idle: false };
    history.open(streamOf(matchId), 0);
    matches.set(matchId, opened);
    await tellNews(matchId, opened);
    return true;
  }

  async function tellNews(matchId: number, opened: Open): Promise<void> {
    const news = await oddsSince(db, matchId, opened.v);
    if (!news || stopped || matches.get(matchId) !== opened) return;
    const { version: v, frozen, quotes } = news;
    const rows = news.matchIds.toSorted((a, b) => a - b).join();
    // What was shown as one and is no more can't be told as a change: who looks takes a snapshot, for the gap.
    const p = opened.rows === null || opened.rows === rows ? opened.v : v;
    const stream = streamOf(matchId);
    realtime.tell(oddsChannel, stream, { stream, v, p, frozen, quotes });
    opened.v = v;
    opened.rows = rows;
  }

  /** Looks at once, or when the pace allows; one look after another. */
  function look(matchId: number): void {
    const opened = matches.get(matchId);
    if (!opened) return;
    opened.again = true;
    opened.looking ??= (async () => {
      while (opened.again && !stopped) {
        opened.again = false;
        await tellNews(matchId, opened).catch((error: unknown) => {
          log.warn({ err: error, matchId }, 'odds could not be read');
          opened.again = true;
        });
        await new Promise((resolve) => setTimeout(resolve, pace).unref());
      }
    })().finally(() => {
      opened.looking = null;
    });
  }

  const lookAtAll = () => {
    for (const matchId of matches.keys()) look(matchId);
  };

  const session = keepSession({
    url: databaseUrl,
    name: 'odds',
    channels: ['odds'],
    log,
    // What was said while nobody heard is in the rows.
    onConnect: async () => lookAtAll(),
    onNotify: (_channel, matchId) => look(Number(matchId)),
  });

  const closing = setInterval(() => {
    const followed = new Set(realtime.followed(oddsChannel).map(matchOf));
    for (const [matchId, opened] of matches) {
      if (followed.has(matchId)) opened.idle = false;
      else if (!opened.idle) opened.idle = true;
      else {
        matches.delete(matchId);
        history.close(streamOf(matchId));
      }
    }
  }, closeAfter);
  closing.unref();

  return {
    async stop(): Promise<void> {
      stopped = true;
      clearInterval(closing);
      await session.stop();
    },
  };
}
