import { networkOf } from '@xiongmao/api/hosting/callers/network';
import { sql } from 'drizzle-orm';
import { text } from '#platform/db/columns.ts';
import { rows, type Tx } from '#platform/db/database.ts';
import { defineEvent } from '#platform/jobs.ts';
import { deviceOf } from './device.ts';

/** A person signed in with a device, or from a network, that they had not signed in with before. */
export interface SignedInElsewhere {
  accountId: number;
  sessionId: string;
  at: string;
  /** `Chrome, Windows`. */
  device: string;
  ip: string;
}

export const signedInElsewhere = defineEvent<SignedInElsewhere>('signed-in-elsewhere');

const mostRemembered = 200;

/**
 * Whether device or network is new to an account, by its latest sessions. Nothing is new to one that
 * was never signed in to. To be asked before the session in question is opened.
 */
export async function isElsewhere(
  tx: Tx,
  given: { accountId: number; ip: string; userAgent: string },
): Promise<boolean> {
  const before = await rows(
    tx,
    { ip: text, userAgent: text },
    sql`select ip, user_agent as "userAgent" from session where account_id = ${given.accountId}
      order by created_at desc limit ${mostRemembered}`,
  );
  if (before.length === 0) return false;
  const device = deviceOf(given.userAgent);
  const network = networkOf(given.ip);
  const knowsDevice = before.some((session) => deviceOf(session.userAgent) === device);
  return !knowsDevice || before.every((session) => networkOf(session.ip) !== network);
}
