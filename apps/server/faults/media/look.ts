import { setTimeout as sleep } from 'node:timers/promises';
import type { BroadcastEnd } from '@xiongmao/api/anchors/rules';
import type { Room } from '@xiongmao/api/live/shapes';
import type { Violation } from '#src/modules/wallet/ledger/prove-ledger.ts';
import type { Stage } from './stage.ts';

/** ms for which something may be otherwise than it must be, while who would know answers. */
const bounds = {
  /** A room says that it is live, and no picture arrives. */
  withoutPicture: 10_000,
  /** A picture arrives of a broadcast that is on, and its room does not say so. */
  withoutRoom: 5_000,
  /** A room is live, and a fan gets nothing new of it. */
  still: 8_000,
  /** A broadcast is over, and a fan gets more of it. */
  over: 5_000,
};

const tickMs = 200;
/** Ticks between two renewals of a lease. */
const renewEvery = 5;

/** What a fan watches, as a page does. */
interface Watched {
  id: number;
  url: string | null;
  lease: string | undefined;
  /** The newest part that there was. */
  part: string;
  over: { by: BroadcastEnd; at: number; part: string | null } | null;
}

/** Looks all the time what room, picture and a fan's player say, and whether it fits. */
export interface Look {
  readonly room: Room | null;
  readonly violations: Violation[];
  /** A broadcast has begun, which the fan watches from now on. */
  begun(id: number): void;
  /** Whether the fan has seen something of it. */
  plays(id: number): boolean;
  /** It is over, as somebody was told. */
  ended(id: number, by: BroadcastEnd): void;
  stop(): Promise<void>;
}

export function createLook({ anchor, fan, server, media, streams }: Stage): Look {
  const violations: Violation[] = [];
  const watched: Watched[] = [];
  const since = new Map<string, number>();
  let room: Room | null = null;
  let ticks = 0;
  let isStopped = false;

  const tell = (rule: string, what: string) => {
    if (!violations.some((one) => one.rule === rule)) violations.push({ rule, what });
  };

  /** Whether something has been so without a break for longer than it may. */
  function lasts(name: string, isSo: boolean, most: number): boolean {
    if (!isSo) since.delete(name);
    else if (!since.has(name)) since.set(name, performance.now());
    return isSo && performance.now() - since.get(name)! > most;
  }

  async function tick(): Promise<void> {
    ticks++;
    const [answer, arriving] = await Promise.all([
      fan.get(`/java/live/room?id=${anchor.uid}`),
      streams(),
    ]);
    room = (answer?.body.result as Room | undefined) ?? null;
    const isShown = arriving?.some(({ state }) => state === 'live') ?? false;
    const isLive = room?.state === 'live';
    const on = watched.find(({ over }) => over === null);
    if (lasts('without picture', isLive && !isShown, bounds.withoutPicture)) {
      tell('a room that says it is live has a picture', `room of ${room?.broadcast?.id}`);
    }
    const isMissing = room !== null && isShown && on !== undefined && !isLive;
    if (lasts('without room', isMissing, bounds.withoutRoom)) {
      tell('a picture is in its room within 5 s', `broadcast ${on?.id}: ${room?.state}`);
    }
    await Promise.all(watched.map((one) => follow(one, isLive && isShown, arriving !== null)));
    for (const death of [server.death(), media.death()]) {
      if (death) tell('no process ends by itself', death);
    }
  }

  async function follow(one: Watched, isLive: boolean, mediaAnswers: boolean): Promise<void> {
    const wasOver = one.over !== null;
    if (ticks % renewEvery === 0) {
      const given = { broadcastId: one.id, ...(one.lease && { lease: one.lease }) };
      const grant = (await fan.send('POST', '/java/live/play', given))?.body.result;
      const isLiveUrl = grant?.url?.includes('index.m3u8') ?? false;
      if (wasOver && isLiveUrl) tell('what is over is not played as live', `broadcast ${one.id}`);
      if (isLiveUrl && !wasOver) Object.assign(one, { url: grant.url, lease: grant.lease });
    }
    const { status, part } = await newestOf(one.url);
    if (one.over === null) {
      const isStill = isLive && one.url !== null && part === one.part;
      if (lasts(`still ${one.id} ${one.part}`, isStill, bounds.still)) {
        tell('what is live is played', `broadcast ${one.id}: ${status}, ${part}`);
      }
      if (part) one.part = part;
      return;
    }
    const { by } = one.over;
    // Who was dead heard of nothing.
    if (!lasts(`over ${one.id}`, room !== null && mediaAnswers, bounds.over)) return;
    one.over.part ??= part;
    if (part && part !== one.over.part)
      tell('what is over never plays on', `broadcast ${one.id}: ${part}`);
    if (status === 200 && (by === 'banned' || by === 'cut')) {
      tell('what was cut is gone within 5 s', `broadcast ${one.id}, ${by}`);
    }
  }

  const done = (async () => {
    while (!isStopped) {
      await tick();
      await sleep(tickMs);
    }
  })();

  return {
    get room() {
      return room;
    },
    violations,
    begun(id) {
      watched.push({ id, url: null, lease: undefined, part: '', over: null });
    },
    plays: (id) => watched.some((one) => one.id === id && one.part !== ''),
    ended(id, by) {
      const one = watched.find((each) => each.id === id);
      if (one) one.over ??= { by, at: performance.now(), part: null };
    },
    async stop() {
      isStopped = true;
      await done;
    },
  };
}

/** The newest part of a playlist; empty where there is none. */
async function newestOf(url: string | null): Promise<{ status: number; part: string }> {
  if (url === null) return { status: 0, part: '' };
  try {
    const live = url.replace('index.m3u8', 'live.m3u8');
    const response = await fetch(live, { signal: AbortSignal.timeout(3_000) });
    const text = await response.text();
    return {
      status: response.status,
      part: /.*?(\w+\/p\d+)\.m4s"/s.exec(lastLines(text))?.[1] ?? '',
    };
  } catch {
    return { status: 0, part: '' };
  }
}

const lastLines = (text: string): string =>
  text
    .split('\n')
    .filter((line) => line.startsWith('#EXT-X-PART:'))
    .at(-1) ?? '';
