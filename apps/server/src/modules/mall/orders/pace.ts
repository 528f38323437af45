import { countAttempt } from '#modules/identity/index.ts';
import type { Principal } from '#platform/http/access/principal.ts';
import { CodedError, TooManyRequests } from '#platform/http/errors.ts';
import { RateLimit } from '#platform/http/limits/rate-limit.ts';
import type { ModuleContext } from '#platform/module.ts';

/** Orders of a person in a minute, and as many draws; the limit is each process's own, so that a hot item waits for none. */
const mostInMinute = 60;
const mostPeople = 50_000;
/** Orders that a person takes back in an hour: each moves gold and stock to and fro, and is told. */
const mostTakenBack = 20;

/** Throws `tooManyRequests` for who orders, or draws, faster than anyone would by hand. */
export function createPace({ clock }: Pick<ModuleContext, 'clock'>) {
  const now = () => clock.now().getTime();
  const limit = new RateLimit({ most: mostInMinute, mostKeys: mostPeople, now });
  return async ({ uid }: Principal): Promise<void> => {
    const wait = limit.take(String(uid));
    if (wait > 0) throw new TooManyRequests(wait);
  };
}

/** Throws `tooManyRequests` for who has taken back as many orders as one may in an hour. */
export async function countCancel({ db, clock }: ModuleContext, { uid }: Principal): Promise<void> {
  const limit = { name: `mall-cancel:${uid}`, most: mostTakenBack, seconds: 3_600 };
  if (!(await countAttempt(db, [limit], clock.now()))) throw new CodedError('tooManyRequests');
}
