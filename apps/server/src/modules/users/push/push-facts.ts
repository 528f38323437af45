import type { NoticeKind } from '@xiongmao/api/users/shapes';

const hour = 3_600;

interface Facts {
  /** s for which a push service keeps it for a browser that is away. */
  ttl: number;
  /** Whether a browser that spares its battery hears of it at once (RFC 8030). */
  urgency: 'low' | 'normal' | 'high';
  /** What becomes of it in quiet hours. */
  quiet: 'sent' | 'held' | 'dropped';
}

/** How notices of each kind are pushed. What happened in a match at night is no news in the morning. */
export const pushFacts: Readonly<Record<NoticeKind, Facts>> = {
  security: { ttl: 72 * hour, urgency: 'high', quiet: 'sent' },
  match: { ttl: hour / 2, urgency: 'high', quiet: 'dropped' },
  account: { ttl: 24 * hour, urgency: 'normal', quiet: 'held' },
  talk: { ttl: 24 * hour, urgency: 'normal', quiet: 'held' },
  system: { ttl: 24 * hour, urgency: 'normal', quiet: 'held' },
  follow: { ttl: 24 * hour, urgency: 'low', quiet: 'held' },
};
