import { createHmac } from 'node:crypto';
import { askOutside } from '#platform/ask-outside.ts';
import type { Log } from '#platform/logging/log.ts';
import type { Deliver } from '../../codes/deliver.ts';
import { throwUnlessTaken } from './sms-answer.ts';

/**
 * Text messages by an endpoint of the operator's own (docs/operations.md): signed JSON, the same `id`
 * when it is sent again.
 */
export function smsWebhook(
  given: { SMS_WEBHOOK_URL: string; SMS_WEBHOOK_SECRET: string },
  log: Log,
): Deliver {
  return async ({ id, to, text, code, locale, at }) => {
    const body = JSON.stringify({ id, to: to.replace(' ', ''), text, code, language: locale });
    const timestamp = String(at.getTime());
    const signature = createHmac('sha256', given.SMS_WEBHOOK_SECRET)
      .update(`${timestamp}.${body}`)
      .digest('hex');
    const response = await askOutside(given.SMS_WEBHOOK_URL, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-xiongmao-timestamp': timestamp,
        'x-xiongmao-signature': signature,
      },
      body,
    });
    throwUnlessTaken(response, { id, log });
  };
}
