import { useQuery } from '@tanstack/react-query';
import { isCalledOff } from '@xiongmao/api/mall/rules';
import type { OrderDetails } from '@xiongmao/api/mall/shapes';
import { useState } from 'react';
import { useApi } from '#app/platform/app-context.ts';
import { Loaded } from '#app/shared/async/loaded.tsx';
import { SkeletonRows } from '#app/shared/async/skeleton-rows.tsx';
import { redemptionQuery, stockPause } from '../../api/mall-queries.ts';
import { StaleNote } from '../stale-note.tsx';
import { Cards } from './delivery/cards.tsx';
import { PrizeAddress } from './delivery/prize-address.tsx';
import { Tracking } from './delivery/tracking.tsx';
import { DisputePanel } from './dispute-panel.tsx';
import { Messages } from './messages.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderHead } from './order-head.tsx';
import { Outcome } from './outcome.tsx';
import { PayPanel } from './pay/pay-panel.tsx';
import { Timeline } from './timeline.tsx';

/** One order in full: what it waits for, first; then all that has happened to it. */
export function OrderPage({ id }: { id: number }) {
  const query = useQuery({
    ...redemptionQuery(useApi(), id),
    // What the desk does to it is seen soon; what has ended stays as it is.
    refetchInterval: ({ state: { data } }) => data && !isCalledOff(data.state) && stockPause,
  });
  return (
    <Loaded query={query} skeleton={<SkeletonRows count={6} className="h-16" />}>
      {(order) => (
        <>
          {!isCalledOff(order.state) && <StaleNote query={query} />}
          <Parts order={order} />
        </>
      )}
    </Loaded>
  );
}

/** Whether it is so yet: what was paid may have been cancelled since. */
const hasStillCome = (outcome: 'succeeded' | 'failed', { state }: OrderDetails): boolean =>
  outcome === 'failed' || state === 'paid' || state === 'redeemed';

function Parts({ order }: { order: OrderDetails }) {
  /** What came of paying, on this page. */
  const [outcome, setOutcome] = useState<'succeeded' | 'failed' | null>(null);
  return (
    <div className="flex flex-col gap-2 md:gap-4">
      {outcome && hasStillCome(outcome, order) && <Outcome outcome={outcome} order={order} />}
      <OrderHead order={order} />
      {order.state === 'unpaid' && <PayPanel order={order} onEnd={setOutcome} />}
      {order.needsRecipient && <PrizeAddress order={order} />}
      {order.cards > 0 && <Cards order={order} />}
      {order.tracking && <Tracking tracking={order.tracking} />}
      <Timeline order={order} />
      <DisputePanel order={order} />
      <Messages order={order} />
      <OrderFacts order={order} />
    </div>
  );
}
