import type { ChatRule } from '@xiongmao/api/chat/rules';
import { messageLength } from '@xiongmao/api/chat/rules';
import type { ShownRules, silences } from '@xiongmao/api/chat/shapes';
import { CodedError } from '#platform/http/errors.ts';
import { saysAgain } from '../filter/alike.ts';
import type { Speaker } from './speakers.ts';

type Silence = (typeof silences)[number];

/** Somebody who may want to say something in a room, and how it stands. */
export interface Standing {
  speaker: Speaker;
  rules: ShownRules;
  isOpen: boolean;
  /** Whether the room is an anchor's: in a match's nobody is followed. */
  hasAnchor: boolean;
  now: Date;
}

/** What one wants to say. */
interface Wanted {
  text: string;
  /** The rule that the text breaks by itself, as the content filter finds. */
  breaks: ChatRule | null;
  hasLink: boolean;
  /** Whether who is replied to blocks one. */
  isRefused: boolean;
}

/** What keeps somebody from speaking at all, each with what they are told; the first that holds counts. */
const silencers: readonly {
  silence: Silence;
  holds: (standing: Standing) => boolean;
  error: (standing: Standing) => CodedError;
}[] = [
  {
    silence: 'signIn',
    holds: ({ speaker }) => speaker.out,
    error: () => new CodedError('accountClosed'),
  },
  {
    silence: 'closed',
    holds: ({ rules, isOpen }) => !(isOpen && rules.open),
    error: () => new CodedError('chatRoomClosed'),
  },
  {
    silence: 'muted',
    holds: ({ speaker }) => speaker.mute !== null,
    error: ({ speaker }) => new CodedError('muted', untilOf(speaker)),
  },
  {
    silence: 'blocked',
    holds: ({ speaker }) => speaker.blocked && !speaker.isTrusted,
    error: () => new CodedError('blockedByThem'),
  },
  {
    silence: 'level',
    holds: ({ speaker, rules }) => !speaker.isTrusted && speaker.level < rules.minimumLevel,
    error: ({ rules }) => new CodedError('levelTooLow', { level: rules.minimumLevel }),
  },
  {
    silence: 'gold',
    holds: ({ speaker, rules }) => !speaker.isTrusted && speaker.gold < rules.minimumGold,
    error: ({ rules }) => new CodedError('tooLittleGold', { gold: rules.minimumGold }),
  },
  {
    silence: 'followers',
    holds: (standing) =>
      standing.hasAnchor && !standing.speaker.isTrusted && !hasFollowed(standing),
    error: () => new CodedError('followersOnly'),
  },
];

const untilOf = ({ mute }: Speaker): Record<string, string> =>
  mute?.until ? { until: mute.until } : {};

function hasFollowed({ speaker, rules, now }: Standing): boolean {
  if (rules.followersOnly === null) return true;
  if (speaker.followedAt === null) return false;
  return Date.parse(speaker.followedAt) + rules.followersOnly * 60_000 <= now.getTime();
}

/** Why somebody can't speak now; null where they can. */
export const silenceOf = (standing: Standing): Silence | null =>
  silencers.find(({ holds }) => holds(standing))?.silence ?? null;

/** When somebody may say the next thing, by slow mode; null: at once. */
export function nextAt({ speaker, rules, now }: Standing): Date | null {
  const ofNewcomers = speaker.isNewcomer ? (rules.newcomers?.slow ?? 0) : 0;
  const slow = Math.max(rules.slow, rules.raised?.slow ?? 0, ofNewcomers);
  if (speaker.isTrusted || speaker.lastAt === null || slow === 0) return null;
  const next = new Date(Date.parse(speaker.lastAt) + slow * 1_000);
  return next > now ? next : null;
}

/** Throws why something can't be said: first what concerns the person, then what they want to say. */
export function guard(standing: Standing, { text, breaks, hasLink, isRefused }: Wanted): void {
  const silencer = silencers.find(({ holds }) => holds(standing));
  if (silencer) throw silencer.error(standing);
  const next = nextAt(standing);
  if (next) {
    const seconds = Math.ceil((next.getTime() - standing.now.getTime()) / 1_000);
    throw new CodedError('slowMode', { seconds });
  }
  if (isRefused) throw new CodedError('blockedByThem');
  const { speaker, rules } = standing;
  if ([...text].length > messageLength)
    throw new CodedError('messageTooLong', { most: messageLength });
  if (!rules.links && !speaker.isTrusted && hasLink) {
    throw new CodedError('notCompliant', { rule: 'links', context: 'links' });
  }
  // After a goal everybody says the same, and again.
  if (!rules.raised && saysAgain(text, speaker.lately)) throw new CodedError('duplicateMessage');
  if (breaks) throw new CodedError('notCompliant', { rule: breaks, context: breaks });
}
