import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Env } from '../env.ts';
import type { PageRequest, Rendered, Renderer, RouteEntry } from './renderer.ts';

export interface ThreadData {
  /** Address of the built app's module. */
  build: string;
  config: Env['config'];
  serverUrl: string;
}

export interface RenderOrder {
  order: number;
  asked: PageRequest;
}

/** What the thread answers to the order of the same number. */
export interface RenderAnswer {
  order: number;
  page?: Rendered;
  error?: string;
}

interface Waiting {
  asked: PageRequest;
  answer: PromiseWithResolvers<Rendered>;
  /** Threads that were lost over it. */
  lost: number;
}

const program = new URL('render-thread.ts', import.meta.url);
/** MB: a thread that needs more ends, and another takes its place. */
const memory = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 24 };

/**
 * Renders in a thread of its own: a page takes some 20 ms without a pause, for which what stands ready, and all that
 * is passed on to the server, would wait. Where the thread ends, another is asked once more. Rejects where the app
 * can't be loaded.
 */
export async function renderElsewhere(
  build: URL,
  { config, serverUrl }: Pick<Env, 'config' | 'serverUrl'>,
): Promise<Renderer> {
  const workerData: ThreadData = { build: build.href, config, serverUrl };
  const waiting = new Map<number, Waiting>();
  let orders = 0;
  let running: Worker | null = null;

  function start(): Worker {
    const worker = new Worker(program, { workerData, resourceLimits: memory });
    running = worker;
    let why: unknown = new Error('the thread that renders pages ended');
    worker.on('error', (error) => {
      why = error;
    });
    worker.once('exit', () => lose(worker, why));
    return worker;
  }

  function hear(worker: Worker): void {
    worker.on('message', ({ order, page, error }: RenderAnswer) => {
      const one = waiting.get(order);
      waiting.delete(order);
      if (page) one?.answer.resolve(page);
      else one?.answer.reject(new Error(error));
    });
  }

  function ask(order: number, asked: PageRequest): void {
    if (!running) {
      const worker = start();
      // The table of routes, again.
      worker.once('message', () => hear(worker));
    }
    running!.postMessage({ order, asked } satisfies RenderOrder);
  }

  /** Whoever waits for it for the first time waits for another. */
  function lose(worker: Worker, why: unknown): void {
    if (running !== worker) return;
    running = null;
    if (waiting.size > 0) console.error(why);
    for (const [order, one] of [...waiting]) {
      one.lost += 1;
      if (one.lost < 2) ask(order, one.asked);
      else {
        waiting.delete(order);
        one.answer.reject(why);
      }
    }
  }

  const first = start();
  const [routes] = (await once(first, 'message')) as [RouteEntry[]];
  hear(first);
  return {
    routes,
    render(asked) {
      const order = ++orders;
      const answer = Promise.withResolvers<Rendered>();
      waiting.set(order, { asked, answer, lost: 0 });
      ask(order, asked);
      return answer.promise;
    },
  };
}
