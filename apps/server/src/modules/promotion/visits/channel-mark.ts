import { timingSafeEqual } from 'node:crypto';
import type { Secret } from '#platform/secret.ts';
import { attributedFor } from './visitor-cookies.ts';

const dayLength = 86_400_000;
const form = /^(\d{1,10})\.(\d{1,6})\.([\w-]{43})$/;

/** A channel and the day of its link, signed for one visitor: no other browser's and nobody's own. */
export function markChannel(
  secret: Secret,
  visit: { visitorId: string; channelId: number; now: Date },
): string {
  const { visitorId, channelId, now } = visit;
  const day = Math.floor(now.getTime() / dayLength);
  return `${channelId}.${day}.${sign(secret, visitorId, channelId, day).toString('base64url')}`;
}

/** The channel of a mark; null for one that is not this visitor's, not ours, or too old. */
export function readMark(
  secret: Secret,
  given: { mark: string | null | undefined; visitorId: string | null; now: Date },
): number | null {
  const [, channelId, day, signature] = form.exec(given.mark ?? '')?.map(String) ?? [];
  if (!given.visitorId || !signature) return null;
  const due = sign(secret, given.visitorId, Number(channelId), Number(day));
  if (!timingSafeEqual(Buffer.from(signature, 'base64url'), due)) return null;
  const age = given.now.getTime() / dayLength - Number(day);
  return age < attributedFor + 1 ? Number(channelId) : null;
}

const sign = (secret: Secret, visitorId: string, channelId: number, day: number): Buffer =>
  secret.digest('promotion-mark', `${visitorId}.${channelId}.${day}`);
