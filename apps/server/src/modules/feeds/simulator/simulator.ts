import type { FeedMessage } from '@xiongmao/api/feeds/messages';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import { daysAround, dueOf, type Entry, entriesOf, entriesPutOffTo, isOver } from './programme.ts';

const tellEvery = 1_000;
/** Messages sent at once. */
const batchSize = 200;

/**
 * Keeps a demo alive around now, for every game: yesterday's results, matches in every phase, the
 * schedule of the coming days, and what goes wrong in life. All of it follows from the calendar alone,
 * so a restart goes on where the last run was. `send` applies messages; those it fails on come again.
 */
export function startSimulator(options: {
  send(messages: FeedMessage[]): Promise<void>;
  clock: Clock;
  log: Log;
  /** The zone whose yesterday and tomorrow are meant. */
  zone: string;
}): { stop(): Promise<void> } {
  const { send, clock, log, zone } = options;
  let entries: Entry[] = [];
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
    announceDays(now);
    let messages: FeedMessage[] = [];
    let told: Entry[] = [];
    const flush = async () => {
      if (messages.length > 0) await send(messages);
      for (const entry of told) entry.told = now;
      messages = [];
      told = [];
    };
    for (const entry of entries) {
      if (stopped) return;
      messages.push(...dueOf(entry, now));
      told.push(entry);
      if (messages.length >= batchSize) await flush();
    }
    await flush();
    entries = entries.filter((entry) => !isOver(entry));
  }

  function announceDays(now: number): void {
    const days = daysAround(now, zone).filter((day) => lastDay === null || day > lastDay);
    if (days[0] === undefined) return;
    if (lastDay === null) entries.push(...entriesPutOffTo(days[0]));
    for (const day of days) entries.push(...entriesOf(day));
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
