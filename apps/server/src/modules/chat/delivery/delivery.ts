import { setTimeout as sleep } from 'node:timers/promises';
import { type ChatDelta, type ChatStream, chat } from '@xiongmao/api/chat/events';
import { type RoomName, roomName } from '@xiongmao/api/chat/shapes';
import { sql } from 'drizzle-orm';
import { int, text } from '#platform/db/columns.ts';
import { preparedRows } from '#platform/db/database.ts';
import type { ModuleContext } from '#platform/module.ts';
import { HistoryByStream } from '#platform/realtime/history.ts';
import type { Realtime } from '#platform/realtime/realtime.ts';
import type { Receiver } from '#platform/realtime/served-channel.ts';
import { createCarrier } from '#platform/redis/carrier.ts';
import { repeat } from '#platform/repeat.ts';
import { findRow } from '../rooms/room-rows.ts';
import { roomTargetOf } from '../rooms/room-target.ts';
import { deltaSince } from './delta-since.ts';

/** ms between two deltas of a room at least: what comes meanwhile goes together. */
const pace = 50;
/** ms between looks for what nobody told. */
const sweepEvery = 1_000;
/** Versions that are fetched of a room that somebody follows for the first time. */
const recent = 100;

/** What processes tell each other: that a room has something new, and what, where the teller has read it. */
interface Carried {
  room: RoomName;
  delta: ChatDelta | null;
}

/** A room that is followed here, as far as its followers were told. */
interface OpenRoom {
  v: number;
  /** Whether the rows are being read, and whether they are to be read again. */
  reading: 'no' | 'once' | 'again';
  /** Sweeps in which nobody followed it. */
  idle: number;
}

const streamOf = (room: RoomName): ChatStream => `chat:${room}`;
export const roomOf = (stream: string) => stream.slice('chat:'.length) as RoomName;

/**
 * Tells this process' clients what is new in rooms. Whoever commits calls `look`; other processes hear it over
 * Redis, and a sweep over the rows of rooms that are followed here finds whatever nobody told. All that is
 * told is read from the rows, version after version.
 */
export function createDelivery(
  { db, clock, env, log }: Pick<ModuleContext, 'db' | 'clock' | 'env' | 'log'>,
  realtime: Realtime,
  given: {
    exists: (room: RoomName) => Promise<boolean>;
    receiver: Receiver;
    /** Called with each room that something was told of. */
    told: (room: RoomName) => void;
  },
) {
  const history = new HistoryByStream();
  const rooms = new Map<RoomName, OpenRoom>();
  const opening = new Map<RoomName, Promise<boolean>>();
  const carrier = createCarrier<Carried>('xiongmao:chat', { redisUrl: env.REDIS_URL, log }, hear);
  realtime.serve([
    {
      channel: chat,
      history,
      admits: (stream) => rooms.has(roomOf(stream)) || open(roomOf(stream)),
      receiver: given.receiver,
    },
  ]);

  function open(room: RoomName): Promise<boolean> {
    const begun = opening.get(room);
    if (begun) return begun;
    const opened = begin(room).finally(() => opening.delete(room));
    opening.set(room, opened);
    return opened;
  }

  async function begin(room: RoomName): Promise<boolean> {
    if (!roomName.safeParse(room).success || !(await given.exists(room))) return false;
    const { v } = await findRow(db, roomTargetOf(room));
    const from = Math.max(0, v - recent);
    const delta = from < v ? await deltaSince(db, room, from, clock.now()) : null;
    history.open(streamOf(room), from);
    const opened: OpenRoom = { v: from, reading: 'no', idle: 0 };
    rooms.set(room, opened);
    if (delta) tell(room, opened, delta);
    return true;
  }

  function tell(room: RoomName, opened: OpenRoom, delta: ChatDelta): void {
    opened.v = delta.v;
    // What was said stands in what is kept as it was sent: nobody is to read it any more.
    if (delta.hidden) history.drop(streamOf(room));
    realtime.tell(chat, streamOf(room), delta);
    given.told(room);
  }

  /** Reads what is new in a room, tells it and has it carried; once at a time. */
  async function look(room: RoomName): Promise<void> {
    const opened = rooms.get(room);
    if (!opened) return carrier.carry({ room, delta: null });
    if (opened.reading !== 'no') {
      opened.reading = 'again';
      return;
    }
    try {
      do {
        opened.reading = 'once';
        const since = opened.v;
        const delta = await deltaSince(db, room, since, clock.now());
        if (!delta || delta.v <= opened.v) continue;
        // Another process told a part of it meanwhile.
        if (opened.v > since) opened.reading = 'again';
        else {
          tell(room, opened, delta);
          carrier.carry({ room, delta });
          await sleep(pace, undefined, { ref: false });
        }
      } while ((opened.reading as string) === 'again');
    } catch (error) {
      // The sweep tries again.
      log.warn({ err: error, room }, 'what is new in a room could not be read');
    } finally {
      opened.reading = 'no';
    }
  }

  function hear({ room, delta }: { room: RoomName; delta: ChatDelta | null }): void {
    const opened = rooms.get(room);
    if (!opened) return;
    if (delta?.p === opened.v) tell(room, opened, delta);
    else if (!delta || delta.v > opened.v) void look(room);
  }

  async function sweep(): Promise<void> {
    const followed = new Set(realtime.followed(chat).map(roomOf));
    for (const [room, opened] of rooms) {
      opened.idle = followed.has(room) ? 0 : opened.idle + 1;
      if (opened.idle < 2) continue;
      rooms.delete(room);
      history.close(streamOf(room));
    }
    if (rooms.size === 0) return;
    const found = await preparedRows(
      db,
      'chat versions',
      { room: text, v: int },
      sql`select name as room, v from chat_room where name = any(${sql.param([...rooms.keys()])}::text[])`,
    );
    for (const { room, v } of found) {
      const opened = rooms.get(room as RoomName);
      if (opened && v > opened.v) void look(room as RoomName);
    }
  }

  const sweeping = repeat(sweepEvery, sweep, (error) =>
    log.warn({ err: error }, 'rooms could not be swept'),
  );

  return {
    look(room: RoomName): void {
      void look(room);
    },
    async stop(): Promise<void> {
      await sweeping.stop();
      await carrier.stop();
    },
  };
}
