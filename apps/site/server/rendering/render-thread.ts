// Begun by render-elsewhere.ts: renders pages beside the thread that serves them.
import { parentPort, workerData } from 'node:worker_threads';
import type { RenderAnswer, RenderOrder, ThreadData } from './render-elsewhere.ts';
import { createRenderer } from './renderer.ts';

const { build, config, serverUrl } = workerData as ThreadData;
const port = parentPort!;
const { routes, render } = createRenderer(await import(build), { config, serverUrl });

port.on('message', ({ order, asked }: RenderOrder) => {
  render(asked).then(
    (page) => port.postMessage({ order, page } satisfies RenderAnswer, [page.html.buffer]),
    (error: unknown) => {
      console.error(error);
      port.postMessage({ order, error: String(error) } satisfies RenderAnswer);
    },
  );
});
port.postMessage(routes);
