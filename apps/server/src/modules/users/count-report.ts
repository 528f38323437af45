import { countAttempt } from '#modules/identity/index.ts';
import type { Database } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';

/** Reports that staff can read of one person. */
const [mostInHour, mostInDay] = [15, 40];

/** Takes a report of somebody's hour and day, whatever it is about. Throws `tooManyRequests` beyond them. */
export async function countReport(db: Database, uid: number, now: Date): Promise<void> {
  const name = `report:account:${uid}`;
  const limits = [
    { name, most: mostInHour, seconds: 3_600 },
    { name, most: mostInDay, seconds: 86_400 },
  ];
  if (!(await countAttempt(db, limits, now))) throw new CodedError('tooManyRequests');
}
