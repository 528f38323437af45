import type { Metrics } from '@xiongmao/api/hosting/metrics/metrics';
import { seriesOf } from '@xiongmao/api/hosting/metrics/metrics';
import { backoff } from '@xiongmao/api/http/backoff';
import { askOutside } from '#platform/ask-outside.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/db/database.ts';
import type { Log } from '#platform/logging/log.ts';
import { push } from '../push/push.ts';
import { quarantine } from '../quarantine.ts';
import { noteHeard, noteTrouble } from '../sources.ts';
import { applyReading } from './apply-reading.ts';
import { parseBounded } from './bounded-json.ts';
import { type Budget, createBudget } from './budget.ts';
import { forgetFollowed, loadProgress, type Progress, storeProgress } from './progress.ts';
import type { Ask, HeldMatch, Provider, Reading, Refusal, View } from './provider.ts';
import { createStreams } from './streams.ts';

/** A Saturday's fixtures of all the world. */
const mostBytes = 16 * 1024 * 1024;
/** Of one question: a provider that always tells of one more page would be asked nothing else. */
const mostPages = 50;
/** ms that a provider may have us wait by an answer's own word. */
const longestWait = 3_600_000;
const pauses = {
  failing: { first: 1_000, longest: 60_000 },
  /** A key that is not taken is for somebody to mend. */
  refused: { first: 60_000, longest: 15 * 60_000 },
};
/** ms after the start of a match that is over or was never played, until nothing of it is held any more. */
const forgottenAfter = 4 * 24 * 3_600_000;
/** ms for which an answer about a match goes before its not being among those in play. */
const justNow = 10_000;
/** Nothing is due for longer: what is over is forgotten meanwhile. */
const longestRest = 60_000;

interface Loaded {
  progress: Progress;
  followed: Map<string, HeldMatch>;
  budget: Budget;
}

export interface Poller {
  source: string;
  /** Asks all that is due, as far as the plan allows. Returns when there is something to do again. */
  poll(): Promise<number>;
  /** What is held is read anew, as another process may have asked meanwhile; sockets are closed. */
  reset(): void;
  figures(): string[];
}

/** Asks one provider, a question at a time. */
export function createPoller(
  provider: Provider,
  { db, clock, log, metrics }: { db: Database; clock: Clock; log: Log; metrics: Metrics },
  /** Something came by itself. */
  onMessage: () => void,
): Poller {
  const { source } = provider;
  let loaded: Loaded | null = null;
  /** Further pages of what was asked. */
  let pages: Ask[] = [];
  let failures = 0;
  let notBefore = 0;
  let heardAt = 0;
  const now = () => clock.now().getTime();
  const withoutSecret = (text: string) => text.replaceAll(provider.secret, '…');
  const streams = createStreams({
    now,
    onMessage,
    clean: withoutSecret,
    onTrouble: (stream, reason) =>
      log.warn({ source, stream: stream.name, reason }, 'a socket ended'),
  });

  async function load(): Promise<Loaded> {
    const { progress, followed } = await loadProgress(db, source);
    return { progress, followed, budget: createBudget(provider.plan, progress.spent) };
  }

  function viewOf({ progress, followed, budget }: Loaded): View {
    return {
      now: now(),
      pace: budget.pace(now()),
      askedAt: (name) => progress.asked[name]?.at ?? null,
      followed,
    };
  }

  /** The most urgent of what is due, or when the next is. */
  function choose(held: Loaded): Ask | number {
    const view = viewOf(held);
    // What has pages left is not asked anew: it counts as asked with its last one.
    const isUnderWay = ({ name }: Ask) => pages.some((page) => page.name === name);
    const asks = [...pages, ...provider.asks(view).filter((ask) => !isUnderWay(ask))];
    const mayAsk = held.budget.isAmple(view.now) ? asks : asks.filter(({ urgent }) => urgent);
    const due = mayAsk
      .filter(({ at }) => at <= view.now)
      .sort((a, b) => Number(b.urgent) - Number(a.urgent) || a.at - b.at);
    return due[0] ?? Math.min(view.now + longestRest, ...mayAsk.map(({ at }) => at));
  }

  /** What came over sockets, then which of them are to be open. */
  async function tendStreams(held: Loaded): Promise<number> {
    const { streams: wanted, readStream } = provider;
    if (!wanted || !readStream) return Number.POSITIVE_INFINITY;
    for (const { stream, messages } of streams.take()) {
      await apply([], readStream(stream, messages, viewOf(held)), held);
      heardAt = now();
      await noteHeard(db, source, clock.now());
    }
    return streams.tend(wanted(viewOf(held)));
  }

  async function poll(): Promise<number> {
    loaded ??= await load();
    const next = await askDue(loaded);
    return Math.min(next, await tendStreams(loaded));
  }

  async function askDue(loaded: Loaded): Promise<number> {
    for (;;) {
      if (now() < notBefore) return notBefore;
      const ask = choose(loaded);
      if (typeof ask === 'number') {
        await forget(loaded);
        return ask;
      }
      const wait = loaded.budget.wait(now());
      if (wait > 0) {
        notBefore = now() + wait;
        if (loaded.budget.left(now()) === 0) {
          await trouble({ kind: 'spent', reason: 'the requests of the plan are used up' });
        }
        return notBefore;
      }
      await askOne(ask, loaded);
    }
  }

  async function askOne(ask: Ask, held: Loaded): Promise<void> {
    const { progress, budget, followed } = held;
    pages = pages.filter((page) => page !== ask);
    const etag = progress.asked[ask.name]?.etag;
    progress.spent = budget.take(now());
    await storeProgress(db, source, progress);
    let response: Response;
    let text = '';
    let body: unknown = null;
    try {
      const headers = {
        accept: 'application/json',
        ...provider.headers,
        ...(etag?.path === ask.path && { 'if-none-match': etag.value }),
      };
      response = await askOutside(new URL(ask.path, provider.url), { headers }, mostBytes);
      if (response.status === 200) {
        text = withoutSecret(await response.text());
        body = parseBounded(text);
      }
    } catch (error) {
      return fail(ask, { kind: 'failing', reason: reasonOf(error as Error) }, held);
    }
    progress.spent = budget.told(provider.planTold(response.headers), now());
    if (response.status === 304 && etag?.path === ask.path) return same(ask, held);
    const refusal = refusalOf(response) ?? provider.refusalIn(body);
    if (refusal) {
      const wait = Number(response.headers.get('retry-after')) * 1_000;
      if (wait > 0) budget.told({ wait: Math.min(wait, longestWait) }, now());
      return fail(ask, { ...refusal, ...('raw' in refusal && { raw: beginningOf(text) }) }, held);
    }

    const view = viewOf(held);
    const page = ask.page ?? 1;
    let reading: Reading;
    try {
      reading = provider.read(ask, body, view);
    } catch (error) {
      const reason = `it can't be read: ${(error as Error).message}`;
      return fail(ask, { kind: 'ask', reason, raw: beginningOf(text) }, held);
    }
    const { matches, quarantined } = reading;
    const next = provider.nextPage(ask, body, response.headers);
    if (next && page === mostPages) {
      await apply(ask.matches ?? [], reading, held);
      return fail(ask, { kind: 'ask', reason: `it has more than ${mostPages} pages` }, held);
    }
    const seen = [...(ask.seen ?? []), ...matches.map(({ match }) => match)];
    if (next) pages.push({ ...ask, path: next, page: page + 1, at: view.now, seen });
    else {
      const value = response.headers.get('etag');
      const isWhole = value !== null && !ask.seen;
      progress.asked[ask.name] = {
        at: view.now,
        ...(isWhole && { etag: { path: ask.path, value } }),
      };
    }
    await apply(ask.matches ?? [], { matches, quarantined }, held);
    if (!next && provider.isAllLive(ask)) endMissing(followed, new Set(seen), view.now);
    await heard('answered');
  }

  /** Nothing changed since: all that it was about goes on. */
  async function same(ask: Ask, held: Loaded): Promise<void> {
    const { progress, followed } = held;
    progress.asked[ask.name] = { ...progress.asked[ask.name], at: now() };
    const about = ask.matches ?? [...followed.keys()];
    const isLive = (match: string) => followed.get(match)?.stage === 'live';
    const live = provider.isAllLive(ask) || ask.matches ? about.filter(isLive) : [];
    await db.transaction(async (tx) => {
      await push(
        tx,
        source,
        live.map((match) => ({ type: 'heartbeat', match })),
        clock.now(),
      );
    });
    await apply(ask.matches ?? [], { matches: [], quarantined: [] }, held);
    await heard('unchanged');
  }

  /** All of it at once, else match by match, so that one that can't be applied holds up no other. */
  async function apply(asked: readonly string[], reading: Reading, held: Loaded): Promise<void> {
    const { progress, followed } = held;
    const applied = async (part: Reading) => {
      const changed = await db.transaction(async (tx) => {
        await storeProgress(tx, source, progress);
        return applyReading(tx, source, part, { followed, asked, now: clock.now() });
      });
      for (const [match, told] of changed) followed.set(match, told);
    };
    try {
      await applied(reading);
    } catch (error) {
      log.error({ err: error, source }, 'an answer could not be applied whole');
      await applied({ matches: [], quarantined: reading.quarantined });
      for (const told of reading.matches) {
        await applied({ matches: [told], quarantined: [] }).catch((fault: Error) =>
          quarantine(
            db,
            source,
            [
              {
                place: `match ${told.match}`,
                reason: `it can't be applied: ${fault.name}`,
                raw: told,
              },
            ],
            clock.now(),
          ),
        );
      }
    }
  }

  /** What was in play and is no more is asked about at once. */
  function endMissing(
    followed: Map<string, HeldMatch>,
    live: ReadonlySet<string>,
    at: number,
  ): void {
    for (const [match, told] of followed) {
      if (told.stage !== 'live' || live.has(match)) continue;
      // As if it had been asked when it began: the next answer about it says how it stands.
      if (told.askedAt !== null && told.askedAt > at - justNow) continue;
      followed.set(match, { ...told, askedAt: null });
    }
  }

  async function heard(outcome: 'answered' | 'unchanged'): Promise<void> {
    failures = 0;
    heardAt = now();
    count(outcome);
    await noteHeard(db, source, clock.now());
  }

  async function fail(
    ask: Ask,
    refusal: Refusal,
    { progress: { asked }, budget }: Loaded,
  ): Promise<void> {
    const { kind } = refusal;
    count(kind);
    // The question is put again at its usual pace; the others go on.
    if (kind === 'ask') asked[ask.name] = { at: now() };
    else {
      failures += 1;
      const pause = backoff(failures, pauses[kind === 'refused' ? 'refused' : 'failing']);
      // Who has few requests tries seldom.
      notBefore = now() + Math.max(pause, Math.min(budget.pace(now()), 15 * 60_000));
      if (ask.seen) pages.unshift(ask);
    }
    await trouble(refusal);
  }

  async function trouble({ kind, reason, raw }: Refusal): Promise<void> {
    const error = withoutSecret(reason);
    if (raw !== undefined) {
      await quarantine(db, source, [{ place: 'an answer', reason: error, raw }], clock.now());
    }
    log.warn({ source, kind, reason: error }, 'a provider did not answer as it should');
    const state = kind === 'ask' ? 'failing' : kind;
    await noteTrouble(db, source, { state, error }, clock.now());
  }

  async function forget({ followed, progress }: Loaded): Promise<void> {
    const before = now() - forgottenAfter;
    const gone = [...followed].flatMap(([match, { startsAt, overAt, stage }]) => {
      const held = startsAt ?? overAt;
      return stage !== 'live' && held !== null && held < before ? [match] : [];
    });
    for (const match of gone) followed.delete(match);
    for (const [name, { at }] of Object.entries(progress.asked)) {
      if (at < before) delete progress.asked[name];
    }
    await forgetFollowed(db, source, gone);
  }

  const count = (outcome: string) =>
    metrics.count('xiongmao_provider_requests_total', { source, outcome });

  return {
    source,
    poll,
    reset() {
      loaded = null;
      pages = [];
      streams.stop();
    },
    figures: () => [
      `${seriesOf('xiongmao_provider_requests_left', { source })} ${loaded?.budget.left(now()) ?? 0}`,
      `${seriesOf('xiongmao_provider_heard_timestamp_seconds', { source })} ${Math.floor(heardAt / 1000)}`,
      `${seriesOf('xiongmao_provider_failures', { source })} ${failures}`,
    ],
  };
}

/** Of what came, as much as tells what it is. */
const beginningOf = (text: string): string => text.slice(0, 2_000);

/** Of an error of `fetch`, what it comes from: itself it says nothing. */
const reasonOf = ({ message, cause }: Error): string =>
  cause instanceof Error ? `${message}: ${cause.message}` : message;

/** What a status says, whoever answers with it. */
function refusalOf({ status }: Response): Refusal | null {
  if (status === 200) return null;
  const reason = `HTTP ${status}`;
  if (status === 401 || status === 403) return { kind: 'refused', reason };
  return { kind: status === 429 ? 'spent' : status >= 500 ? 'failing' : 'ask', reason };
}
