import { publishLoop } from '@xiongmao/rtmp/publish-loop';
import type { ModuleContext } from '#platform/module.ts';
import { clipSeconds, readClip } from './clip.ts';
import { keyOf, type Streaming } from './rooms.ts';

/** Plays OBS for the demo's anchors: sends the clip over RTMP to whose picture is due, and to no other. */
export function createPictures(context: ModuleContext) {
  const { env, log } = context;
  const { hostname, port, pathname } = new URL(env.rtmpUrl);
  const sending = new Map<number, { stop: AbortController; done: Promise<void> }>();

  async function begin({ uid, name }: Streaming): Promise<void> {
    const stop = new AbortController();
    const target = {
      host: hostname,
      port: Number(port || 1935),
      app: pathname.slice(1),
      key: await keyOf(context, uid),
    };
    const done = publishLoop({
      target,
      tags: await readClip(),
      seconds: clipSeconds,
      signal: stop.signal,
      onStop: (code) => log.debug({ name, code }, "the demo's picture is not taken"),
    });
    sending.set(uid, { stop, done });
  }

  async function end(uid: number): Promise<void> {
    const { stop, done } = sending.get(uid)!;
    stop.abort();
    await done;
    sending.delete(uid);
  }

  return {
    async show(streaming: readonly Streaming[]): Promise<void> {
      const due = new Set(streaming.map(({ uid }) => uid));
      for (const uid of sending.keys()) if (!due.has(uid)) await end(uid);
      for (const one of streaming) if (!sending.has(one.uid)) await begin(one);
    },
    async stop(): Promise<void> {
      await Promise.all([...sending.keys()].map(end));
    },
  };
}
