import type { Database } from '#platform/db/database.ts';
import { forgetChanges } from '../addresses/changes.ts';
import { forgetAttempts } from '../codes/attempts.ts';
import { forgetCodes } from '../codes/codes.ts';
import { forgetLetters } from '../codes/letters.ts';
import { forgetTickets } from '../providers/bind-ticket.ts';
import { forgetSessions } from '../sessions/sessions.ts';
import { forgetFlows } from '../sign-in/sign-in-flow.ts';

/** Clears away all that is of no more use, and would tell of people. */
export async function tidy(db: Database, now: Date): Promise<void> {
  await forgetAttempts(db, now);
  await forgetCodes(db, now);
  await forgetFlows(db, now);
  await forgetTickets(db, now);
  await forgetLetters(db, now);
  await forgetChanges(db, now);
  await forgetSessions(db, now);
}
