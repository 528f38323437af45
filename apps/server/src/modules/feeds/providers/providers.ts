import { lockNumber } from '#platform/db/lock-number.ts';
import { openSession, type Session } from '#platform/db/session.ts';
import { createSoleHolder } from '#platform/db/sole-holder.ts';
import type { ModuleContext } from '#platform/module.ts';
import { apiFootball } from './api-football/api-football.ts';
import { pandascore } from './pandascore/pandascore.ts';
import { createPoller } from './poller.ts';
import type { Provider } from './provider.ts';

const lockId = lockNumber('asking providers');
/** ms after which what is due is looked for at the latest: the clock may be put forward. */
const longestSleep = 1_000;
/** ms until what came over a socket is read: what comes meanwhile goes with it. */
const gathering = 100;

export interface Providers {
  start(): Promise<void>;
  /** Asks all that is due by now; returns when there is something to ask again. */
  poll(): Promise<number>;
  stop(): Promise<void>;
  figures(): string[];
}

/** The providers whose keys the environment has, asked by one process of all at a time. */
export function createProviders(context: ModuleContext): Providers {
  const { env, databaseUrl, clock, log } = context;
  const lanes = [apiFootball(env), pandascore(env)].flatMap((provider) =>
    provider ? [laneOf(provider)] : [],
  );
  const sole = createSoleHolder({
    lockId,
    name: 'providers',
    log,
    onHeld() {
      for (const { poller } of lanes) poller.reset();
    },
  });
  let session: Session | null = null;
  let stopped = false;

  /** A provider is asked a question at a time, and waits for no other. */
  function laneOf(provider: Provider) {
    let running = Promise.resolve(0);
    let timer: NodeJS.Timeout | undefined;
    let isWoken = false;
    const poller = createPoller(provider, context, wake);

    function poll(): Promise<number> {
      running = running.then(async () => {
        if (stopped || !sole.held()) return Number.POSITIVE_INFINITY;
        return poller.poll().catch((error) => {
          log.error({ err: error, source: poller.source }, 'a provider could not be asked');
          // What is held may not be what is stored.
          poller.reset();
          return clock.now().getTime() + longestSleep;
        });
      });
      return running;
    }

    async function goOn(): Promise<void> {
      isWoken = false;
      const next = await poll();
      if (stopped || isWoken) return;
      sleep(Math.max(50, next - clock.now().getTime()));
    }

    function sleep(pause: number): void {
      clearTimeout(timer);
      timer = setTimeout(goOn, Math.min(longestSleep, pause));
    }

    function wake(): void {
      if (stopped || isWoken) return;
      isWoken = true;
      sleep(gathering);
    }

    return {
      poller,
      poll,
      goOn,
      async stop() {
        clearTimeout(timer);
        await running;
        poller.reset();
      },
    };
  }

  return {
    async start() {
      if (lanes.length === 0) return;
      const { onConnect, onDisconnect } = sole;
      session = await openSession({
        url: databaseUrl,
        name: 'providers',
        channels: [],
        log,
        onConnect,
        onDisconnect,
        onNotify: () => undefined,
      });
      for (const lane of lanes) void lane.goOn();
    },
    poll: async () => Math.min(...(await Promise.all(lanes.map((lane) => lane.poll())))),
    async stop() {
      stopped = true;
      for (const lane of lanes) await lane.stop();
      sole.stop();
      await session?.stop();
    },
    figures: () => lanes.flatMap(({ poller }) => poller.figures()),
  };
}
