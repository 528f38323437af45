import type { FeedMessage } from '@xiongmao/api/feeds/messages';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/logging/log.ts';
import type { Plan } from './programme/match-plan.ts';
import {
  announcementDue,
  daysAround,
  type Entry,
  entriesNamed,
  entriesOf,
  entriesPutOffTo,
  isOver,
  newsDue,
  resultDue,
  seasonsBefore,
} from './programme/programme.ts';

const tellEvery = 1_000;
/** Messages sent at once. */
const batchSize = 1000;
/** Results of earlier in the season told each time: they take minutes, and nobody waits for them. */
const pastAtOnce = 10;

/**
 * Keeps a demo alive around now, for every game: the season's results, matches in every phase, the
 * schedule of the coming days, and what goes wrong in life. All of it follows from the calendar alone,
 * so a restart goes on where the last run was. `send` applies messages; those it fails on come again.
 */
export function startSimulator(options: {
  send(messages: FeedMessage[]): Promise<void>;
  clock: Clock;
  log: Log;
  /** The zone whose yesterday and tomorrow are meant. */
  zone: string;
  /** Ids of matches that began before now and are not known to be over: a run may have been cut short. */
  unfinished?(): Promise<string[]>;
}): { stop(): Promise<void> } {
  const { send, clock, log, zone, unfinished = async () => [] } = options;
  let entries: Entry[] = [];
  let past: Plan[] = [];
  let lastDay: string | null = null;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running = run();

  async function run(): Promise<void> {
    try {
      await tell(clock.now().getTime());
    } catch (error) {
      log.warn({ err: error }, 'the simulator could not be heard; it tells it again');
    }
    if (stopped) return;
    timer = setTimeout(() => {
      running = run();
    }, tellEvery);
  }

  async function tell(now: number): Promise<void> {
    // What an earlier run left open is told to its end, however long ago that was.
    if (lastDay === null) entries = (await unfinished()).flatMap(entriesNamed);
    announceDays(now);
    // Apart and first: a match that has moved must have been known where it was.
    await deliver(
      (entry) => announcementDue(entry, now),
      (entry) => {
        entry.announced = now >= entry.plan.knownAt;
      },
    );
    await deliver(
      (entry) => newsDue(entry, now),
      (entry) => {
        entry.told = now;
      },
    );
    entries = entries.filter((entry) => !isOver(entry));
    if (past.length > 0 && !stopped) {
      await send(past.slice(0, pastAtOnce).flatMap((plan) => resultDue(plan, now)));
      past = past.slice(pastAtOnce);
    }
  }

  /** Sends what is due of each match, some at a time; `heard` is called for those that got through. */
  async function deliver(
    due: (entry: Entry) => FeedMessage[],
    heard: (entry: Entry) => void,
  ): Promise<void> {
    let messages: FeedMessage[] = [];
    let told: Entry[] = [];
    const flush = async () => {
      if (messages.length > 0) await send(messages);
      for (const entry of told) heard(entry);
      messages = [];
      told = [];
    };
    for (const entry of entries) {
      if (stopped) return;
      messages.push(...due(entry));
      told.push(entry);
      if (messages.length >= batchSize) await flush();
    }
    await flush();
  }

  function announceDays(now: number): void {
    const days = daysAround(now, zone).filter((day) => lastDay === null || day > lastDay);
    if (days[0] === undefined) return;
    const known = new Set(entries.map(({ plan }) => plan.id));
    const putOff = lastDay === null ? entriesPutOffTo(days[0]) : [];
    const coming = [...putOff, ...days.flatMap(entriesOf)];
    entries.push(...coming.filter(({ plan }) => !known.has(plan.id)));
    if (lastDay === null) {
      const told = new Set(entries.map(({ plan }) => plan.id));
      past = seasonsBefore(days[0]).filter(({ id }) => !told.has(id));
    }
    // What is near in time is told first.
    const distance = ({ plan }: Entry) => Math.abs(plan.startsAt - now);
    entries.sort((a, b) => distance(a) - distance(b));
    lastDay = days.at(-1) ?? lastDay;
    log.info({ days, matches: entries.length }, 'the simulator announces matches');
  }

  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
