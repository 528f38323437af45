import { setTimeout as sleep } from 'node:timers/promises';
import { createPublisher, type Publisher } from '@xiongmao/rtmp/publisher';
import { mediaBytes } from './media-bytes.ts';

export interface Encoder extends Publisher {
  /** Sends pictures and sound as fast as they are due; `speed` times as fast. */
  send(
    seconds: number,
    options?: { from?: number; keyEvery?: number; speed?: number },
  ): Promise<void>;
}

/** An encoder of ours that publishes with a key, from an address of loopback. */
export function createEncoder(port: number, key: string, localAddress = '127.0.0.1'): Encoder {
  const publisher = createPublisher({ host: '127.0.0.1', port, key, localAddress });
  return Object.assign(publisher, {
    async send(
      seconds: number,
      { speed = 1, ...options }: { from?: number; keyEvery?: number; speed?: number } = {},
    ) {
      await publisher.answer;
      const begun = performance.now();
      const from = options.from ?? 0;
      for (const { at, bytes } of mediaBytes(seconds, options)) {
        const due = begun + (at - from) / speed;
        if (due - performance.now() > 5) await sleep(due - performance.now());
        if (publisher.isEnded) return;
        publisher.write(bytes);
      }
    },
  });
}
