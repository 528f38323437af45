import type { automaticRules } from '@xiongmao/api/chat/rules';
import type { RoomName } from '@xiongmao/api/chat/shapes';
import type { ErrorName } from '@xiongmao/api/errors';
import { sql } from 'drizzle-orm';
import { affected, type Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import type { ModuleContext } from '#platform/module.ts';
import { Budgets, type Credits } from '#platform/realtime/budgets/budgets.ts';
import { findRow } from '../../rooms/room-rows.ts';
import { roomTargetOf } from '../../rooms/room-target.ts';
import { silence } from '../../saying/lock-speakers.ts';
import { mute } from '../acts/mute.ts';
import { longestMute } from '../mutes.ts';
import { roleIn } from '../ranks.ts';
import type { Tell } from '../tell.ts';

type Rule = (typeof automaticRules)[number];

/** Refusals by a rule that one person is let have: who has more is muted. */
const allowances: Record<Rule, Credits> = {
  words: { most: 3, perMs: 300_000 },
  links: { most: 3, perMs: 300_000 },
  duplicate: { most: 6, perMs: 60_000 },
  flood: { most: 40, perMs: 60_000 },
};

/** Minutes of a mute that the server gives by itself. */
const minutes = 5;
/** Somebody who goes on meanwhile asks for no second one. */
const attempts: Credits = { most: 1, perMs: minutes * 60_000 };

const rules: Partial<Record<ErrorName, Rule>> = {
  duplicateMessage: 'duplicate',
  slowMode: 'flood',
};

function ruleOf(error: unknown): Rule | null {
  if (!(error instanceof CodedError)) return null;
  if (error.errorName === 'notCompliant') return error.values.rule === 'links' ? 'links' : 'words';
  return rules[error.errorName] ?? null;
}

/** Mutes who is refused again and again, for a while and in that room. */
export function createStrikes({ db, clock, jobs, log }: ModuleContext, tell: Tell) {
  const held = Object.fromEntries(
    Object.entries(allowances).map(([rule, credits]) => [rule, new Budgets(credits)]),
  ) as Record<Rule, Budgets>;

  const tried = new Budgets(attempts);

  async function muteFor(tx: Tx, uid: number, { room, rule }: { room: RoomName; rule: Rule }) {
    await silence(tx, uid);
    const place = roomTargetOf(room);
    const { id } = await findRow(tx, place);
    const now = clock.now();
    const isMuted = sql`select from (select ${longestMute(sql`${uid}::int`, sql`${id}::int`, now)} as mute) m
      where mute is not null`;
    if ((await affected(tx, isMuted)) > 0 || (await roleIn(tx, place, uid)) !== null) return false;
    const by = { uid: null, role: 'automatic' } as const;
    await mute(tx, jobs, { userId: uid, room, rule, minutes, hide: false, by, now });
    return true;
  }

  return {
    /** Counts a refusal; the last straw mutes. */
    refused(uid: number, room: RoomName, error: unknown): void {
      const rule = ruleOf(error);
      if (!rule || held[rule].take(`${uid}`) === 0 || tried.take(`${uid} ${room}`) > 0) return;
      db.transaction((tx) => muteFor(tx, uid, { room, rule })).then(
        (muted) => muted && tell.now({ rooms: [], person: { uid, room } }),
        (failure: unknown) => {
          tried.take(`${uid} ${room}`, -1);
          log.warn({ err: failure }, 'nobody was muted for going on');
        },
      );
    },
  };
}
