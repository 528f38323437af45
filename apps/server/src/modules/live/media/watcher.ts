import { randomUUID } from 'node:crypto';
import type { StreamHealth } from '@xiongmao/api/live/media';
import { sql } from 'drizzle-orm';
import { closeBroadcast } from '#modules/anchors/index.ts';
import { int, orNull, text, time } from '#platform/db/columns.ts';
import { instant, rows, type Tx } from '#platform/db/database.ts';
import { lockNumber } from '#platform/db/lock-number.ts';
import type { ModuleContext } from '#platform/module.ts';
import { refreshRoom } from '../rooms/refresh-room.ts';
import { type Heard, noteEvent } from '../streams/take-event.ts';
import type { MediaClient } from './media-client.ts';

/** Silence of media, and other loose ends, are known by looking. */
export interface Watcher {
  /** Of a stream as it was seen last; null where none arrives. */
  healthOf(stream: string): StreamHealth | null;
  healths(): readonly StreamHealth[];
  start(): void;
  stop(): Promise<void>;
  /** One look; what goes on by itself every other second. */
  look(): Promise<void>;
}

const pollInterval = 2_000;
/** Looks that media may miss: a restart is seen, a slow answer is none. */
const mostMissed = 2;
/** ms that a broadcast without picture is waited for: media's own grace, and what a restart needs. */
const gracePeriod = 60_000;
/** ms for the first picture. */
const firstPicture = 600_000;
/** Looks between two that tell how many watch. */
const viewersEvery = 3;
const lockId = lockNumber('looking at media');

const openRow = {
  stream: text,
  recording: orNull(text),
  session: orNull(text),
  accountId: int,
  state: orNull(text),
  changedAt: orNull(time),
  /** How its broadcast ended, of a session that has not. */
  endedBy: orNull(text),
};

type Context = Pick<ModuleContext, 'db' | 'clock' | 'jobs' | 'log'>;

export function createWatcher(context: Context, media: MediaClient): Watcher {
  const { db, clock, jobs, log } = context;
  let seen = new Map<string, StreamHealth>();
  let missed = 0;
  let count = 0;
  /** Since when this process looks, and since when media has answered without a break. */
  let startedAt = 0;
  let heardSince = 0;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let looking: Promise<void> = Promise.resolve();

  /** Streams that somebody may be waiting for. */
  const findOpen = () =>
    rows(
      db,
      openRow,
      sql`select k.stream, s.recording, s.session, k.account_id as "accountId", s.state,
          s.changed_at as "changedAt", b.ended_by as "endedBy"
        from stream_key k left join stream_session s
          on s.account_id = k.account_id and s.state <> 'ended' and s.engine = 'own'
        left join anchors.broadcast b on b.id = s.broadcast_id
        where s.stream is not null or exists (
          select from anchors.broadcast o where o.anchor_id = k.account_id and o.ended_at is null)`,
    );

  async function look(): Promise<void> {
    count++;
    const open = await findOpen();
    await tellEnds();
    if (open.length > 0) await lookAtMedia(open);
    else {
      seen = new Map();
      missed = 0;
    }
    // By what was heard just now.
    await lapse();
  }

  async function lookAtMedia(open: readonly Open[]): Promise<void> {
    const asked = clock.now();
    let healths: StreamHealth[];
    try {
      healths = await media.streams();
    } catch (error) {
      if (++missed === mostMissed) log.error({ err: error }, 'media does not answer');
      if (missed >= mostMissed) {
        heardSince = clock.now().getTime();
        await note(open, (one) => (one.state === 'live' ? silent(one) : null));
      }
      return;
    }
    missed = 0;
    seen = new Map(healths.map((health) => [health.stream, health]));
    await note(open, (one) => differing(one, asked));
    await cutStrays(open);
    if (count % viewersEvery === 0) await tellViewers(open);
  }

  type Open = Awaited<ReturnType<typeof findOpen>>[number];

  /** One after the other; what fails keeps no other from its turn. */
  async function each<One>(
    all: readonly One[],
    act: (one: One) => Promise<unknown>,
  ): Promise<void> {
    for (const one of all) {
      try {
        await act(one);
      } catch (error) {
        log.error({ err: error, one }, 'a stream could not be looked at');
      }
    }
  }

  /** Notes of streams what is otherwise than it was noted. */
  const note = (open: readonly Open[], heardOf: (one: Open) => Heard | null) =>
    each(open, async (one) => {
      const heard = heardOf(one);
      if (!heard) return;
      await db.transaction(async (tx) => {
        if (!(await isUnchanged(tx, one))) return;
        await noteEvent(tx, jobs, { accountId: one.accountId, heard, now: clock.now() });
      });
    });

  const silent = (one: Open): Heard | null =>
    one.recording && one.session
      ? {
          kind: 'interrupted',
          stream: one.stream,
          session: one.session,
          recording: one.recording,
          reason: 'unreachable',
        }
      : null;

  /** What was not told, or not heard: media is right. */
  function differing(one: Open, asked: Date): Heard | null {
    const { stream, recording, session, state, changedAt } = one;
    // Younger than what media was asked.
    if (changedAt !== null && Date.parse(changedAt) >= asked.getTime()) return null;
    const health = seen.get(stream);
    if (!recording || !session) {
      if (health?.state !== 'live') return null;
      return { kind: 'live', stream, recording: health.recording, session: randomUUID() };
    }
    const heard = { stream, recording, session };
    if (health?.recording !== recording) return { ...heard, kind: 'ended', reason: 'gone' };
    if (health.state === state) return null;
    if (health.state === 'live') return { ...heard, kind: 'resumed' };
    return { ...heard, kind: health.state === 'ended' ? 'ended' : 'interrupted', reason: 'seen' };
  }

  /** What should have been cut by now. */
  const cutStrays = (open: readonly Open[]) =>
    each(open, async ({ stream, recording, endedBy }) => {
      if (!endedBy || !recording || seen.get(stream)?.state === 'ended') return;
      const reason = endedBy === 'banned' || endedBy === 'cut' ? 'banned' : 'ended';
      await media.cut(stream, reason, recording);
    });

  const tellViewers = (open: readonly Open[]) =>
    each(open, async ({ stream, accountId }) => {
      const viewers = seen.get(stream)?.viewers;
      if (viewers === undefined) return;
      await db.transaction((tx) => refreshRoom(tx, { accountId, viewers }));
    });

  /** Ends broadcasts whose picture stays away, unless nobody could have seen it come back. */
  async function lapse(): Promise<void> {
    const now = clock.now().getTime();
    if (now - startedAt < gracePeriod) return;
    const isHeard = now - heardSince >= gracePeriod;
    const due = await rows(
      db,
      { id: int },
      sql`select b.id from anchors.broadcast b where b.ended_at is null and not exists (
          select from stream_session s where s.broadcast_id = b.id and s.state = 'live')
        and coalesce((select max(s.left_at) from stream_session s where s.broadcast_id = b.id),
            b.began_at + make_interval(secs => ${(firstPicture - gracePeriod) / 1_000}))
          < ${instant(new Date(now - gracePeriod))}
        and (${isHeard} or not exists (
          select from stream_session s where s.broadcast_id = b.id and s.engine = 'own'))`,
    );
    await each(due, ({ id: broadcastId }) => {
      const end = { endedBy: 'lapsed', reason: null, by: null, now: clock.now() } as const;
      return db.transaction((tx) => closeBroadcast(tx, jobs, { broadcastId, ...end }));
    });
  }

  /** Tells of broadcasts that are over where whoever was to do so died over it. */
  async function tellEnds(): Promise<void> {
    const due = await rows(
      db,
      { accountId: int },
      sql`select r.account_id as "accountId" from room r join anchors.broadcast b on b.id = r.broadcast_id
        where r.state in ('live', 'interrupted') and b.ended_at is not null`,
    );
    await each(due, ({ accountId }) => db.transaction((tx) => refreshRoom(tx, { accountId })));
  }

  async function isUnchanged(tx: Tx, { stream, recording, changedAt }: Open): Promise<boolean> {
    // Several processes look: one of them notes what it saw.
    const [found] = await rows(
      tx,
      { changedAt: orNull(time) },
      sql`select s.changed_at as "changedAt"
        from stream_key k left join stream_session s on s.stream = k.stream and s.recording = ${recording}
        where k.stream = ${stream} and pg_try_advisory_xact_lock(${lockId})
        for no key update of k`,
    );
    return found !== undefined && found.changedAt === changedAt;
  }

  function lookOnce(): Promise<void> {
    looking = looking.then(look).catch((error: unknown) => {
      log.error({ err: error }, 'streams could not be looked at');
    });
    return looking;
  }

  return {
    healthOf: (stream) => seen.get(stream) ?? null,
    healths: () => [...seen.values()],
    look,
    start() {
      startedAt = heardSince = clock.now().getTime();
      const next = () => {
        if (isStopped) return;
        timer = setTimeout(() => void lookOnce().finally(next), pollInterval);
        timer.unref();
      };
      next();
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await looking;
    },
  };
}
