import { Worker } from 'node:worker_threads';
import { createOrders } from '@xiongmao/api/hosting/workers/orders';
import type { Env } from '../env.ts';
import type { PageRequest, Rendered, Renderer, RouteEntry } from './renderer.ts';

export interface ThreadData {
  /** Address of the built app's module. */
  build: string;
  config: Env['config'];
  serverUrl: string;
}

export type RenderOrder = 'routes' | PageRequest;
export type RenderResult = RouteEntry[] | Rendered;

const program = new URL('render-thread.ts', import.meta.url);
/** MB: a thread that needs more ends, and another takes its place. */
const memory = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 24 };

/**
 * Renders in a thread of its own: a page takes some 20 ms without a pause, for which what stands ready, and all that
 * is passed on to the server, would wait. Rejects where the app can't be loaded.
 */
export async function renderElsewhere(
  build: URL,
  { config, serverUrl }: Pick<Env, 'config' | 'serverUrl'>,
  /** ms: no page waits for the server as long. */
  longestSilence = 30_000,
): Promise<Renderer> {
  const workerData: ThreadData = { build: build.href, config, serverUrl };
  let routes: RouteEntry[] | null = null;
  const order = createOrders<RenderOrder, RenderResult>({
    longestSilence,
    begin({ hear, ended }) {
      const thread = new Worker(program, { workerData, resourceLimits: memory });
      let why: unknown;
      thread.on('message', hear);
      thread.on('error', (error) => {
        why = error;
      });
      thread.once('exit', () => {
        why ??= new Error('the thread that renders pages ended');
        // That the app can't be loaded is told to who asked for it.
        if (routes) console.error(why);
        ended(why);
      });
      return {
        send: (given) => thread.postMessage(given),
        kill: () => void thread.terminate(),
        ref: () => thread.ref(),
        unref: () => thread.unref(),
      };
    },
  });
  routes = (await order('routes')) as RouteEntry[];
  return { routes, render: (asked) => order(asked) as Promise<Rendered> };
}
