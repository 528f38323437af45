import { createHmac } from 'node:crypto';
import type { FeedMessage } from '@xiongmao/api/feeds/messages';
import { feedSource, type Product } from '../../product/product.ts';

export interface Feed {
  /** Tells the server what an operator's feed would; throws unless all of it is understood. */
  push(...messages: FeedMessage[]): Promise<void>;
}

interface Answer {
  result?: { quarantined: { index: number; reason: string }[] };
}

/** The operator's feed of a product, signed with its secret. */
export function createFeed({ server, feedSecret }: Product): Feed {
  let last = 0;

  return {
    async push(...messages) {
      // The same body at the same instant would be taken for a replay.
      last = Math.max(Date.now(), last + 1);
      const timestamp = String(last);
      const body = JSON.stringify({ messages });
      const signature = createHmac('sha256', feedSecret).update(`${timestamp}.${body}`);
      const response = await fetch(`${server}/java/feeds/${feedSource}/messages`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-feed-timestamp': timestamp,
          'x-feed-signature': signature.digest('hex'),
        },
        body,
      });
      const answer = (await response.json()) as Answer;
      const refused = answer.result?.quarantined.map(({ reason }) => reason) ?? [answer];
      if (refused.length > 0) throw new Error(`the feed was refused: ${JSON.stringify(refused)}`);
    },
  };
}
