import type { Database } from '#platform/db/database.ts';
import { isSet } from '#platform/is-set.ts';
import type { Log } from '#platform/logging/log.ts';
import type { Env } from '#src/env.ts';
import { smsTwilio } from './adapters/delivery/sms-twilio.ts';
import { smsWebhook } from './adapters/delivery/sms-webhook.ts';
import { smtp } from './adapters/delivery/smtp.ts';
import type { Deliver, Ways } from './codes/deliver.ts';
import { outboxDelivery } from './codes/outbox.ts';

/**
 * How mails and text messages leave. Where nothing is configured at all, outside production, they stay in
 * an outbox to be read by whoever tries the product.
 */
export function createWays(env: Env, db: Database, log: Log): { ways: Ways; hasOutbox: boolean } {
  const mail = isSet(env, 'SMTP_URL', 'MAIL_FROM') ? smtp(env, log) : null;
  const sms = smsOf(env, log);
  const hasOutbox = !env.production && !mail && !sms;
  const otherwise = hasOutbox ? outboxDelivery(db) : lost(log);
  return { ways: { mail: mail ?? otherwise, sms: sms ?? otherwise }, hasOutbox };
}

function smsOf(env: Env, log: Log): Deliver | null {
  if (isSet(env, 'SMS_WEBHOOK_URL', 'SMS_WEBHOOK_SECRET')) return smsWebhook(env, log);
  if (isSet(env, 'SMS_TWILIO_ACCOUNT', 'SMS_TWILIO_TOKEN', 'SMS_TWILIO_FROM')) {
    return smsTwilio(env, log);
  }
  return null;
}

/** Nobody would be helped by trying again. */
const lost =
  (log: Log): Deliver =>
  async ({ id, channel }) => {
    log.error({ id, channel }, 'nothing is configured to send this: see SMTP_URL and SMS_*');
  };
