// People who search: each asks, reads for a moment, and asks for something else.
import { Agent, get } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { answer } from '../ipc.ts';

export interface Searching {
  port: number;
  /** Below `/java`; each is asked for once. */
  paths: string[];
  clients: number;
  /** ms between an answer and the next question. */
  think: number;
}

answer({
  /** Answers how long each answer took, ms. */
  async search({ port, paths, clients, think }: Searching): Promise<number[]> {
    const agent = new Agent({ keepAlive: true });
    const left = paths.values();
    const took: number[] = [];
    const person = async (place: number) => {
      // They did not all come at once.
      await sleep((think * place) / clients);
      for (const path of left) {
        const begin = performance.now();
        await ask(agent, port, path);
        took.push(performance.now() - begin);
        await sleep(think);
      }
    };
    await Promise.all(Array.from({ length: clients }, (_, place) => person(place)));
    agent.destroy();
    return took;
  },
});

function ask(agent: Agent, port: number, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: `/java${path}`, agent }, async (response) => {
      const body = await text(response);
      if (response.statusCode === 200) resolve();
      else reject(new Error(`${path} answered ${response.statusCode}: ${body.slice(0, 200)}`));
    }).on('error', reject);
  });
}
