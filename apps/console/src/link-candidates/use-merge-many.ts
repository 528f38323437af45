import { useCreate, useDataProvider, useInvalidate, useUpdate } from '@refinedev/core';
import { errors } from '@xiongmao/api/errors';
import { useState } from 'react';
import type { Row } from '../contract.ts';
import type { Failure } from '../providers/failure.ts';
import type { Rows } from '../table/use-rows.ts';

/** What was merged in one go, and how many pairs the server would not. */
export interface Merged {
  links: Row<'links'>[];
  left: number;
}

/** More than these are merged in several goes. */
const mostAtOnce = 500;

/** Pairs that the rest does not wait for: one of the two is merged by now, they met, or it is not for who asks. */
const leaves = new Set<number>([
  errors.linked.code,
  errors.notLinkable.code,
  errors.ownMatter.code,
  errors.notFound.code,
]);

/** Merges the pairs that a list of candidates is narrowed to, one after the other, each a link of its own. */
export function useMergeMany({ table }: Rows<Row<'link-candidates'>>) {
  const provider = useDataProvider()();
  const invalidate = useInvalidate();
  const [done, setDone] = useState(0);
  const [isPending, setPending] = useState(false);
  const quiet = {
    successNotification: false as const,
    errorNotification: false as const,
    invalidates: [],
  };
  const { mutateAsync: create } = useCreate<Row<'links'>, Failure>({ resource: 'links', ...quiet });
  const { mutateAsync: update } = useUpdate<Row<'links'>, Failure>({ resource: 'links', ...quiet });

  async function during<Result>(work: () => Promise<Result>): Promise<Result> {
    setDone(0);
    setPending(true);
    try {
      return await work();
    } finally {
      setPending(false);
      for (const resource of ['links', 'linkables', 'link-candidates'] as const) {
        await invalidate({ resource, invalidates: ['resourceAll'] });
      }
    }
  }

  return {
    /** Pairs gone through so far. */
    done,
    isPending,
    /** The one named first leads. Rejects with a `Failure` that the others would meet, too. */
    merge: (reason: string): Promise<Merged> =>
      during(async () => {
        const { data: pairs } = await provider.getList<Row<'link-candidates'>>({
          resource: 'link-candidates',
          pagination: { currentPage: 1, pageSize: mostAtOnce, mode: 'server' },
          sorters: table.sorters,
          filters: table.filters,
        });
        const merged: Merged = { links: [], left: 0 };
        for (const { kind, one, other } of pairs) {
          try {
            const values = { kind, shownId: one.id, rowId: other.id, reason };
            merged.links.push((await create({ values })).data);
          } catch (failure) {
            if (!leaves.has((failure as Failure).errorCode)) throw failure;
            merged.left += 1;
          }
          setDone((before) => before + 1);
        }
        return merged;
      }),
    /** Undoes them, the last first. */
    undo: ({ links }: Merged, reason: string): Promise<void> =>
      during(async () => {
        for (const { id, version } of links.toReversed()) {
          await update({ id, values: { ended: true, reason, version } });
        }
      }),
  };
}
