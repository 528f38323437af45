import type { Standing } from '@xiongmao/api/chat/shapes';
import type { Database } from '#platform/db/database.ts';
import { nextAt, silenceOf } from '../saying/guards.ts';
import { findSpeakers } from '../saying/speakers.ts';
import type { Snapshot } from './snapshot.ts';

/** How guests stand in every room. */
export const guestStanding: Standing = {
  silence: 'signIn',
  mute: null,
  nextAt: null,
  label: null,
  isNewcomer: false,
  canModerate: false,
  canAppoint: false,
};

/** How somebody stands in a room: whether they may speak, and what else they may do. */
export async function standingOf(
  db: Database,
  { place, id, rules, isOpen }: Snapshot,
  { uid, now }: { uid: number; now: Date },
): Promise<Standing> {
  const speaker = (await findSpeakers(db, place, { id }, { ids: [uid], now })).get(uid);
  if (!speaker) return guestStanding;
  const standing = { speaker, rules, isOpen, hasAnchor: place.anchorId !== null, now };
  const { label, mute, isNewcomer, isTrusted } = speaker;
  return {
    silence: silenceOf(standing),
    mute,
    nextAt: nextAt(standing)?.toISOString() ?? null,
    label,
    isNewcomer,
    canModerate: isTrusted,
    canAppoint: place.anchorId === uid,
  };
}
