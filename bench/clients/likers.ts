// People who like one thing after another, so many a second, whoever's turn it is.
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { answer } from '../ipc.ts';

export interface Liking {
  port: number;
  /** What is sent, in order. */
  likes: Like[];
  perSecond: number;
  /** Read meanwhile, ten times a second. */
  list: string | null;
}

export interface Like {
  path: string;
  token: string | null;
  body: unknown;
}

/** ms between two handfuls. */
const beat = 20;

answer({
  /** Answers how many seconds it took. */
  async like({ port, likes, perSecond, list }: Liking): Promise<number> {
    const agent = new Agent({ keepAlive: true, maxSockets: 32 });
    const begin = performance.now();
    const sent: Promise<void>[] = [];
    for (let at = 0, beats = 0; at < likes.length; beats++) {
      const due = Math.ceil(((beats + 1) * beat * perSecond) / 1_000);
      for (; at < Math.min(due, likes.length); at++) sent.push(ask(agent, port, likes[at]!));
      if (list !== null && beats % 5 === 0) {
        sent.push(ask(agent, port, { path: list, token: null, body: null }));
      }
      await sleep(Math.max(0, begin + (beats + 1) * beat - performance.now()));
    }
    await Promise.all(sent);
    agent.destroy();
    return (performance.now() - begin) / 1_000;
  },
});

function ask(agent: Agent, port: number, { path, token, body }: Like): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        ...{ host: '127.0.0.1', port, path, agent, method: body === null ? 'GET' : 'POST' },
        headers: {
          'x-xiongmao': '1',
          'content-type': 'application/json',
          ...(token !== null && { token }),
          ...(body !== null && { 'idempotency-key': crypto.randomUUID() }),
        },
      },
      async (response) => {
        const answered = await text(response);
        if (response.statusCode === 200 && !answered.includes('"status":"fail"')) resolve();
        else reject(new Error(`${path} answered ${answered.slice(0, 200)}`));
      },
    );
    sent.on('error', reject);
    sent.end(body === null ? undefined : JSON.stringify(body));
  });
}
