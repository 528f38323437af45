import type { ErrorName } from '@xiongmao/api/errors';
import { hostOf } from '@xiongmao/api/hosting/callers/network';
import { paces, type WritingKind } from '@xiongmao/api/posts/rules';
import type { Clock } from '#platform/clock.ts';
import { CodedError, TooManyRequests } from '#platform/http/errors.ts';
import { Budgets } from '#platform/realtime/budgets/budgets.ts';

/** What the filter says of a text. */
const refusals: readonly ErrorName[] = ['notCompliant', 'duplicateMessage'];

/** So many people may share a host. */
const peopleOfHost = 10;

export interface RefusedBudget {
  /**
   * Has somebody write; what is refused of it is counted, since nothing of it stands where texts are counted. Throws
   * `tooManyRequests` for who was refused as often as others may write, and whatever writing throws.
   */
  during<Result>(
    kind: WritingKind,
    by: { uid: number; ip: string },
    write: () => Promise<Result>,
  ): Promise<Result>;
}

/** At this process, as what people say in rooms is counted. */
export function createRefusedBudget(clock: Clock): RefusedBudget {
  const budgetsOf = (kind: WritingKind) => {
    const [{ most, seconds }] = paces.usual[kind];
    const credits = (people: number) => ({ most: most * people, perMs: seconds * 1_000 });
    return { people: new Budgets(credits(1)), hosts: new Budgets(credits(peopleOfHost)) };
  };
  const budgets = { post: budgetsOf('post'), comment: budgetsOf('comment') };
  return {
    async during(kind, { uid, ip }, write) {
      const taken = [
        [budgets[kind].people, String(uid)],
        [budgets[kind].hosts, hostOf(ip)],
      ] as const;
      const take = (cost: number) => {
        const now = clock.now().getTime();
        const wait = Math.max(...taken.map(([each, key]) => each.wait(key, now)));
        if (cost > 0 && wait > 0) throw new TooManyRequests(wait);
        for (const [each, key] of taken) each.take(key, cost, now);
      };
      // Taken first: of many that are sent at once none is overlooked.
      take(1);
      let isRefused = false;
      try {
        return await write();
      } catch (error) {
        isRefused = error instanceof CodedError && refusals.includes(error.errorName);
        throw error;
      } finally {
        if (!isRefused) take(-1);
      }
    },
  };
}
