import type { WritingKind, writingOutcomes } from '@xiongmao/api/posts/rules';
import { sql } from 'drizzle-orm';
import { notify } from '#modules/users/index.ts';
import { int, text } from '#platform/db/columns.ts';
import { instant, rows, type Tx } from '#platform/db/database.ts';
import type { Jobs } from '#platform/jobs.ts';
import { writingReportClosed, writingReportDismissed, writingReportGone } from './notice-types.ts';

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

interface Outcome {
  kind: WritingKind;
  writingId: number;
  decision: (typeof writingOutcomes)[number];
  answer: string | null;
  /** Null: nobody of the staff decided on them. */
  by: number | null;
  now: Date;
}

/** What was reported was taken away before anybody decided. */
export const goneUndecided = { decision: 'gone', answer: null, by: null } as const;

/** Closes all open reports of one text, and tells who made them what became of it. How many there were. */
export async function closeReports(tx: Tx, jobs: Jobs, given: Outcome): Promise<number> {
  const { kind, writingId, decision, answer, by, now: at } = given;
  const closed = await rows(
    tx,
    { id: int, reporter: int, said: text },
    sql`update writing_report set decision = ${decision}, answer = ${answer}, closed_by = ${by}::int,
        closed_at = ${instant(at)}
      where kind = ${kind} and writing_id = ${writingId} and closed_at is null
      returning id, reporter_id as reporter, said`,
  );
  for (const { id, reporter, said } of closed) {
    const told = { kind, writingId, said: beginningOf(said) };
    const when = { cause: causeOf(id), at };
    if (answer !== null) {
      const values = { answer, ...told };
      await notify(tx, jobs, reporter, { type: writingReportClosed, values, ...when });
    } else {
      const type = decision === 'gone' ? writingReportGone : writingReportDismissed;
      await notify(tx, jobs, reporter, { type, values: told, ...when });
    }
  }
  return closed.length;
}
