import type { ChatRule, muteMinutes } from '@xiongmao/api/chat/rules';
import type { WritingKind, writingDecisions } from '@xiongmao/api/posts/rules';
import { sql } from 'drizzle-orm';
import type { Chat } from '#modules/chat/index.ts';
import { notify } from '#modules/users/index.ts';
import { int } from '#platform/db/columns.ts';
import { instant, rows, type Tx } from '#platform/db/database.ts';
import { CodedError, FieldError } from '#platform/http/errors.ts';
import type { Jobs } from '#platform/jobs.ts';
import { closeReports } from './close-reports.ts';
import { commentRemoved, postRemoved } from './notice-types.ts';
import { writings } from './writings.ts';

export interface Decision {
  decision: (typeof writingDecisions)[number];
  rule?: ChatRule | null | undefined;
  minutes?: (typeof muteMinutes)[number] | undefined;
  answer: string | null;
}

/**
 * Decides once on all open reports of one text: it stays, is taken away, or is taken away and its author muted. Both
 * sides are told why. Throws `stale` where somebody else decided.
 */
export async function decideReport(
  tx: Tx,
  { jobs, chat }: { jobs: Jobs; chat: Chat },
  report: { kind: WritingKind; writingId: number; userId: number },
  given: Decision & { by: { uid: number; role: 'support' | 'admin' }; now: Date },
): Promise<void> {
  const { kind, writingId, userId } = report;
  const { decision, rule, minutes, answer, by, now } = given;
  // Whoever takes it back locks it first, too, and then closes its reports.
  await writings[kind].lock(tx, writingId);
  const outcome = { kind, writingId, decision, answer, by: by.uid, now };
  if ((await closeReports(tx, jobs, outcome)) === 0) throw new CodedError('stale');
  if (decision === 'dismiss') return;
  if (!rule) throw new FieldError('rule', 'invalidInput');
  if (answer === null) throw new FieldError('answer', 'invalidInput');
  if (await writings[kind].remove(tx, jobs, writingId, now)) {
    const [made] = await rows(
      tx,
      { id: int },
      sql`insert into writing_removal (kind, writing_id, account_id, rule, reason, by_id, at)
        values (${kind}, ${writingId}, ${userId}, ${rule}, ${answer}, ${by.uid}, ${instant(now)}) returning id`,
    );
    const type = kind === 'post' ? postRemoved : commentRemoved;
    const cause = `writing-removal:${made!.id}`;
    await notify(tx, jobs, userId, { type, values: { answer }, cause, at: now });
  }
  if (decision !== 'mute') return;
  if (minutes === undefined) throw new FieldError('minutes', 'invalidInput');
  await chat.muteEverywhere(tx, { userId, rule, minutes, reason: answer, by, now });
}
