import type { ChatRule, muteMinutes } from '@xiongmao/api/chat/rules';
import type { WritingKind, writingDecisions } from '@xiongmao/api/posts/rules';
import { sql } from 'drizzle-orm';
import type { Chat } from '#modules/chat/index.ts';
import { notify } from '#modules/users/index.ts';
import { int, text } from '#platform/db/columns.ts';
import { instant, rows, type Tx } from '#platform/db/database.ts';
import { CodedError, FieldError } from '#platform/http/errors.ts';
import type { Jobs } from '#platform/jobs.ts';
import {
  commentRemoved,
  postRemoved,
  writingReportClosed,
  writingReportDismissed,
} from './notice-types.ts';
import { writings } from './writings.ts';

export interface Decision {
  decision: (typeof writingDecisions)[number];
  rule?: ChatRule | null | undefined;
  minutes?: (typeof muteMinutes)[number] | undefined;
  answer: string | null;
}

/** By which who reported is told once. */
export const causeOf = (reportId: number): string => `writing-report:${reportId}`;

/** Enough of a text to know it by. */
function beginningOf(said: string): string {
  const most = 60;
  const characters = [...said.replaceAll(/\s+/g, ' ').trim()];
  return characters.length > most
    ? `${characters.slice(0, most).join('').trim()}…`
    : characters.join('');
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
  const closed = await rows(
    tx,
    { id: int, reporter: int, said: text },
    sql`update writing_report set decision = ${decision}, answer = ${answer}, closed_by = ${by.uid},
        closed_at = ${instant(now)}
      where kind = ${kind} and writing_id = ${writingId} and closed_at is null
      returning id, reporter_id as reporter, said`,
  );
  if (closed.length === 0) throw new CodedError('stale');
  for (const { id, reporter, said } of closed) {
    const when = { cause: causeOf(id), at: now };
    const reported = { kind, writingId, said: beginningOf(said) };
    await (answer
      ? notify(tx, jobs, reporter, {
          type: writingReportClosed,
          values: { answer, ...reported },
          ...when,
        })
      : notify(tx, jobs, reporter, { type: writingReportDismissed, values: reported, ...when }));
  }
  if (decision === 'dismiss') return;
  if (!rule) throw new FieldError('rule', 'invalidInput');
  if (answer === null) throw new FieldError('answer', 'invalidInput');
  if (await writings[kind].remove(tx, jobs, writingId)) {
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
