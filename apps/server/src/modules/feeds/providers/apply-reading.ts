import { createHash } from 'node:crypto';
import type { FeedMessage } from '@xiongmao/api/feeds/messages';
import type { Tx } from '#platform/db/database.ts';
import { push } from '../push/push.ts';
import { quarantine } from '../quarantine.ts';
import { storeFollowed } from './progress.ts';
import type { HeldMatch, MatchTold, Reading } from './provider.ts';

const unknown: HeldMatch = {
  startsAt: null,
  stage: 'ahead',
  askedAt: null,
  overAt: null,
  played: false,
  version: 0,
  sent: {},
  kept: null,
};

/**
 * Applies what a provider said as if it had pushed it, and notes what was sent: only a part that now says something
 * else goes out, under a newer version, so that what comes twice changes nothing. Returns what is held from now on
 * of the matches that it tells of and of those that were asked about by themselves.
 */
export async function applyReading(
  tx: Tx,
  source: string,
  { matches, quarantined }: Reading,
  {
    followed,
    asked,
    now,
  }: { followed: ReadonlyMap<string, HeldMatch>; asked: readonly string[]; now: Date },
): Promise<Map<string, HeldMatch>> {
  const changed = new Map<string, HeldMatch>();
  const messages: FeedMessage[] = [];
  for (const match of asked) {
    const before = followed.get(match);
    if (before) changed.set(match, { ...before, askedAt: now.getTime() });
  }
  for (const told of matches) {
    const before = changed.get(told.match) ?? followed.get(told.match) ?? unknown;
    const { held, news } = compare(before, told, now.getTime());
    messages.push(...news);
    if (news.length === 0 && told.stage === 'live') {
      messages.push({ type: 'heartbeat', match: told.match });
    }
    if (JSON.stringify(held) !== JSON.stringify(before)) changed.set(told.match, held);
  }
  await push(tx, source, messages, now);
  await quarantine(tx, source, quarantined, now);
  await storeFollowed(tx, source, changed);
  return changed;
}

/** The parts of a match that say something else than before, and what is held then. */
function compare(
  before: HeldMatch,
  told: MatchTold,
  now: number,
): { held: HeldMatch; news: FeedMessage[] } {
  const { stage, startsAt, kept, messages } = told;
  const sent = { ...before.sent };
  let { version } = before;
  const news = messages.flatMap((message): FeedMessage[] => {
    const part = partOf(message);
    const digest = digestOf(message);
    if (sent[part] === digest) return [];
    sent[part] = digest;
    // By the clock, so that it grows on even where what was held of a match is forgotten.
    version = Math.max(now, version + 1);
    return [{ ...message, version } as FeedMessage];
  });
  const held: HeldMatch = {
    ...before,
    stage,
    startsAt: startsAt ?? before.startsAt,
    overAt: stage === 'over' ? (before.overAt ?? now) : null,
    played: before.played || stage === 'live',
    version,
    sent,
    kept: kept === undefined ? before.kept : kept,
  };
  return { held, news };
}

const partOf = (message: FeedMessage): string =>
  message.type === 'lineup' ? `lineup ${message.lineup.side}` : message.type;

const digestOf = (message: FeedMessage): string =>
  createHash('sha256').update(JSON.stringify(message)).digest('base64url').slice(0, 12);
