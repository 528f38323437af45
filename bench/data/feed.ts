import { createHmac } from 'node:crypto';
import type { FeedMessage } from '@xiongmao/api/feeds/messages';

export interface Feed {
  /** Pushes messages as an operator's feed would; rejects unless each was taken. */
  push(messages: readonly FeedMessage[]): Promise<void>;
}

/** A signed feed of the server at `url`. */
export function createFeed(url: string, source: string, secret: string): Feed {
  return {
    async push(messages) {
      const body = JSON.stringify({ messages });
      const timestamp = String(Date.now());
      const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
      const response = await fetch(`${url}/java/feeds/${source}/messages`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-feed-timestamp': timestamp,
          'x-feed-signature': signature,
        },
        body,
      });
      const answer = await response.text();
      const refused =
        !answer.includes('"status":"success"') || !answer.includes('"quarantined":[]');
      if (refused) throw new Error(`a push was refused: ${answer.slice(0, 500)}`);
    },
  };
}
