import type { FeedFormat, FeedMessage } from '@xiongmao/api/feeds/messages';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/logging/log.ts';
import type { TimedMatch } from '../adapters/adapter.ts';

/** A finished match played again, from `startedAt` on, `speed` times as fast. */
export interface Run {
  /** Tells this playing from others of the same match. */
  id: string;
  timed: TimedMatch;
  startedAt: Date;
  speed: number;
}

const heartbeatEvery = 10_000;

/** The instant at which something `seconds` after the start of the match is played. */
export function playedAt(run: Run, seconds: number): Date {
  return new Date(run.startedAt.getTime() + (seconds * 1000) / run.speed);
}

/** The source of what is played again: whose files it is from is told with it. */
export const sourceOf = (format: FeedFormat) => `replay:${format}`;

/** When the last of a run is played. */
export function endOf(run: Run): Date {
  return playedAt(run, run.timed.timeline.at(-1)?.at ?? 0);
}

/** What a run says from place `from` of its timeline up to an instant, and the place reached. */
export function dueUntil(
  run: Run,
  from: number,
  now: Date,
): { messages: FeedMessage[]; place: number } {
  const { opening, timeline } = run.timed;
  const messages: FeedMessage[] = [];
  let place = from;
  if (place < 0) {
    messages.push(...opening.map((message) => asPlayed(message, run)));
    place = 0;
  }
  for (; place < timeline.length; place++) {
    const entry = timeline[place]!;
    if (playedAt(run, entry.at) > now) break;
    messages.push(...entry.messages.map((message) => asPlayed(message, run)));
  }
  return { messages, place };
}

/** A message of the finished match as one of the run: ids of its own, times now, the clock in its pace. */
function asPlayed(message: FeedMessage, run: Run): FeedMessage {
  if (message.match === undefined) return message;
  const match = `replay:${run.id}:${message.match}`;
  if (message.type === 'fixture') {
    const startsAt = run.startedAt.toISOString();
    // Played once more it counts in no table.
    return { ...message, match, startsAt, date: startsAt.slice(0, 10), season: null };
  }
  if (message.type === 'state' && message.state.clock) {
    const { clock } = message.state;
    const at = playedAt(run, Date.parse(clock.at) / 1000).toISOString();
    return {
      ...message,
      match,
      state: { ...message.state, clock: { ...clock, at, speed: run.speed } },
    };
  }
  return { ...message, match } as FeedMessage;
}

/**
 * Plays runs until each has ended, or it is stopped. What can't be sent is tried again: sending the same
 * twice changes nothing.
 */
export function playRuns(
  runs: readonly Run[],
  options: { send(messages: FeedMessage[]): Promise<void>; clock: Clock; log: Log },
): { done: Promise<void>; stop(): Promise<void> } {
  const { send, clock, log } = options;
  let stopped = false;

  async function play(run: Run): Promise<void> {
    let place = -1;
    let heard = 0;
    while (!stopped && place < run.timed.timeline.length) {
      const now = clock.now();
      const due = dueUntil(run, place, now);
      if (due.messages.length === 0 && now.getTime() - heard > heartbeatEvery) {
        due.messages.push({ type: 'heartbeat', match: `replay:${run.id}:${run.timed.match}` });
      }
      if (due.messages.length > 0) {
        try {
          await send(due.messages);
          place = due.place;
          heard = now.getTime();
        } catch (error) {
          log.warn({ err: error }, `the replay of ${run.timed.title} waits`);
          await pause(1_000);
          continue;
        }
      }
      const next = run.timed.timeline[place];
      const wait = next ? playedAt(run, next.at).getTime() - clock.now().getTime() : 0;
      await pause(Math.min(Math.max(wait, 100), 1_000));
    }
    if (!stopped) log.info(`the replay of ${run.timed.title} has ended`);
  }

  const done = Promise.all(runs.map(play)).then(() => undefined);
  return {
    done,
    async stop() {
      stopped = true;
      await done;
    },
  };
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
