import { askOutside } from '#platform/ask-outside.ts';
import type { Log } from '#platform/logging/log.ts';
import type { Deliver } from '../../codes/deliver.ts';
import { throwUnlessTaken } from './sms-answer.ts';

/** Text messages by Twilio's Messages API. */
export function smsTwilio(
  given: {
    SMS_TWILIO_API_URL: string;
    SMS_TWILIO_ACCOUNT: string;
    SMS_TWILIO_TOKEN: string;
    SMS_TWILIO_FROM: string;
  },
  log: Log,
): Deliver {
  const { SMS_TWILIO_ACCOUNT: account, SMS_TWILIO_TOKEN: token, SMS_TWILIO_FROM: from } = given;
  const path = `/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`;
  const url = new URL(path, given.SMS_TWILIO_API_URL);
  const authorization = `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`;
  // A service of theirs chooses the number; a number or a name is one itself.
  const sender = from.startsWith('MG') ? 'MessagingServiceSid' : 'From';
  return async ({ id, to, text }) => {
    const form = new URLSearchParams({ To: to.replace(' ', ''), [sender]: from, Body: text });
    const response = await askOutside(url, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/x-www-form-urlencoded' },
      body: form.toString(),
    });
    throwUnlessTaken(response, { id, log });
  };
}
