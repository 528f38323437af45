import { useQuery } from '@tanstack/react-query';
import { useSignedIn } from '@xiongmao/auth/session/signed-in';
import { Suspense } from 'react';
import { useApi, useViewer } from '#app/platform/app-context.ts';
import { lazyPart } from '#app/platform/start/lazy-part.ts';
import { proclamationsQuery } from '../api/proclamations.ts';

const Proclamations = lazyPart(() => import('./proclamations.tsx'));
/** ms after which who comes back to the page hears what is new. */
const staleTime = 60_000;

/** Above the page: what the operator has to say. Where that is nothing, nothing is fetched for it. */
export function ProclamationSlot() {
  const uid = useSignedIn(useViewer().uid);
  const query = proclamationsQuery(useApi(), uid);
  const { data } = useQuery({ ...query, staleTime, refetchOnWindowFocus: true });
  if (!data || data.items.length === 0) return null;
  return (
    <Suspense>
      <Proclamations items={data.items} />
    </Suspense>
  );
}
