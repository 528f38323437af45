// Begun by render-elsewhere.ts: renders pages beside the thread that serves them.
import { parentPort, workerData } from 'node:worker_threads';
import type { Order, OrderAnswer } from '@xiongmao/api/hosting/workers/orders';
import type { RenderOrder, RenderResult, ThreadData } from './render-elsewhere.ts';
import { createRenderer } from './renderer.ts';

const { build, config, serverUrl } = workerData as ThreadData;
const port = parentPort!;
const { routes, render } = createRenderer(await import(build), { config, serverUrl });

const answer = (told: OrderAnswer<RenderResult>, moved: ArrayBuffer[] = []) =>
  port.postMessage(told, moved);

port.on('message', ({ number, given }: Order<RenderOrder>) => {
  if (given === 'routes') return answer({ number, result: routes });
  render(given).then(
    (page) => answer({ number, result: page }, [page.html.buffer]),
    (error: unknown) => {
      console.error(error);
      answer({ number, error: String(error) });
    },
  );
});
