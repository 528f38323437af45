import { countAttempt } from '#modules/identity/index.ts';
import { CodedError } from '#platform/http/errors.ts';
import type { ModuleContext } from '#platform/module.ts';

/** Takes a file of what somebody may send in an hour for one purpose. Throws `tooManyRequests` beyond it. */
export async function countFile(
  { db, clock }: Pick<ModuleContext, 'db' | 'clock'>,
  purpose: string,
  uid: number,
  most = 60,
): Promise<void> {
  const limit = { name: `${purpose}:${uid}`, most, seconds: 3_600 };
  if (!(await countAttempt(db, [limit], clock.now()))) throw new CodedError('tooManyRequests');
}
