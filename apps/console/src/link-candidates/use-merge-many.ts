import { useDataProvider, useInvalidate } from '@refinedev/core';
import { mostLinksAtOnce } from '@xiongmao/api/catalogue/links';
import { errors } from '@xiongmao/api/errors';
import type { linkResource } from '@xiongmao/api/matches/resources';
import type { ChangedOrRefused, MadeOrRefused } from '@xiongmao/api/resource';
import { useEffect, useRef, useState } from 'react';
import type { Row } from '../contract.ts';
import type { Failure } from '../providers/failure.ts';
import type { Rows } from '../table/use-rows.ts';

type Answered = MadeOrRefused<typeof linkResource>;
type Undone = ChangedOrRefused<typeof linkResource>;

/** What was merged in one go, and what was not. */
export interface Merged {
  links: Row<'links'>[];
  /** Pairs that were one by the time they were come to: others had joined them. */
  joined: number;
  /** Pairs that the server would not merge, by its words. */
  refused: Map<string, number>;
  /** Pairs that were not come to: it was stopped, or a call got no answer. */
  left: number;
  failure: Failure | null;
}

/** More than these are merged in several goes. */
const mostAtOnce = 500;

/** Merges the pairs that a list of candidates is narrowed to, some a call, each a link of its own. */
export function useMergeMany({ table }: Rows<Row<'link-candidates'>>) {
  const provider = useDataProvider()();
  const invalidate = useInvalidate();
  const [done, setDone] = useState({ pairs: 0, of: 0 });
  const [isPending, setPending] = useState(false);
  const isStopped = useRef(false);
  const stop = () => {
    isStopped.current = true;
  };
  // Who closes the dialog sees no more of it.
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );

  async function during<Result>(work: () => Promise<Result>): Promise<Result> {
    isStopped.current = false;
    setDone({ pairs: 0, of: 0 });
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

  async function send<Answer>(method: 'post' | 'patch', payload: object[]): Promise<Answer[]> {
    const url = `${provider.getApiUrl()}/links/many`;
    const { data } = await provider.custom!<Answer[]>({ url, method, payload });
    return data;
  }

  return {
    /** Pairs gone through so far, of how many. */
    done,
    isPending,
    /** Leaves what the call that is under way does not hold. */
    stop,
    /** The one named first leads. Rejects with a `Failure` where there was no first answer. */
    merge: (reason: string): Promise<Merged> =>
      during(async () => {
        const { data: pairs } = await provider.getList<Row<'link-candidates'>>({
          resource: 'link-candidates',
          pagination: { currentPage: 1, pageSize: mostAtOnce, mode: 'server' },
          sorters: table.sorters,
          filters: table.filters,
        });
        const merged: Merged = { links: [], joined: 0, refused: new Map(), left: 0, failure: null };
        let at = 0;
        for (; at < pairs.length && !isStopped.current; at += mostLinksAtOnce) {
          setDone({ pairs: at, of: pairs.length });
          const some = pairs.slice(at, at + mostLinksAtOnce);
          try {
            const answers = await send<Answered>(
              'post',
              some.map(({ kind, one, other }) => ({
                ...{ kind, shownId: one.id, rowId: other.id, reason },
              })),
            );
            for (const answer of answers) keep(merged, answer);
          } catch (failure) {
            if (at === 0) throw failure;
            merged.failure = failure as Failure;
            break;
          }
        }
        merged.left = Math.max(0, pairs.length - at);
        return merged;
      }),
    /**
     * Undoes them, the last first. Answers those that are left, and why. Rejects with a `Failure` where there was no
     * first answer.
     */
    undo: ({ links }: Merged, reason: string): Promise<Merged> =>
      during(async () => {
        const kept: Merged = { links: [], joined: 0, refused: new Map(), left: 0, failure: null };
        const latest = links.toReversed();
        let at = 0;
        for (; at < latest.length; at += mostLinksAtOnce) {
          setDone({ pairs: at, of: latest.length });
          const some = latest.slice(at, at + mostLinksAtOnce);
          try {
            const answers = await send<Undone>(
              'patch',
              some.map(({ id, version }) => ({ id, version, ended: true, reason })),
            );
            for (const [index, answer] of answers.entries()) {
              if ('changed' in answer) continue;
              kept.links.unshift(some[index]!);
              refuse(kept, answer.refused.errorMsg);
            }
          } catch (failure) {
            if (at === 0) throw failure;
            kept.failure = failure as Failure;
            break;
          }
        }
        const untried = latest.slice(at);
        return { ...kept, left: untried.length, links: [...untried.toReversed(), ...kept.links] };
      }),
  };
}

function keep(merged: Merged, answer: Answered): void {
  if ('made' in answer) merged.links.push(answer.made);
  else if (answer.refused.errorCode === errors.alreadyOne.code) merged.joined++;
  else refuse(merged, answer.refused.errorMsg);
}

function refuse({ refused }: Merged, reason: string): void {
  refused.set(reason, (refused.get(reason) ?? 0) + 1);
}
