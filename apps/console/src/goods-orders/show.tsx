import { useShow } from '@refinedev/core';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import { useEffect, useRef } from 'react';
import type { Row } from '../contract.ts';
import { Answer } from '../page/answer.tsx';
import { PageHead } from '../page/page-head.tsx';
import type { Failure } from '../providers/failure.ts';
import { ShortcutList } from '../shortcuts/shortcut-list.tsx';
import { isTyping } from '../shortcuts/shortcuts.ts';
import { OrderState } from './order-state.tsx';
import { Customer } from './panels/customer.tsx';
import { Dispute } from './panels/dispute.tsx';
import { Messages } from './panels/messages.tsx';
import { Notes } from './panels/notes.tsx';
import { OrderFacts } from './panels/order-facts.tsx';
import { Parcel } from './panels/parcel.tsx';
import { Timeline } from './panels/timeline.tsx';
import { Claim } from './work/claim.tsx';
import { Decisions } from './work/decisions.tsx';
import { useQueuePosition } from './work/queue-position.ts';
import { useTakeNext } from './work/use-take-next.ts';

type Order = Row<'goods-orders'>;

/** An order, and what is done with it. */
export function OrderShow() {
  const { query, result } = useShow<Order, Failure>({ errorNotification: false });
  return (
    <Answer query={query} data={result} skeleton={<Loading />}>
      {(order) => <ShownOrder key={order.id} order={order} />}
    </Answer>
  );
}

function ShownOrder({ order }: { order: Order }) {
  const { t } = useTranslation('desk');
  const title = useRef<HTMLHeadingElement>(null);
  const tracking = useRef<HTMLInputElement>(null);
  const place = useQueuePosition();
  const next = useTakeNext(place);
  useEffect(() => title.current?.focus(), []);

  // What was pressed may be gone.
  const stay = () => title.current?.focus();
  // It is claimed in sight before all is fetched anew: who writes a note by then goes on.
  const stayUnlessTyping = () => isTyping(document.activeElement) || stay();

  /** Who works through the queue goes on; who came for this order stays. */
  function goOn() {
    if (order.mine) next.mutate(undefined);
    else stay();
  }

  return (
    <div className="flex max-w-6xl flex-col gap-4">
      <PageHead
        title={t('one', { number: order.number })}
        titleRef={title}
        badge={<OrderState order={order} />}
        back={{ to: `/goods-orders${place.search}`, label: t('title'), shortcut: 'q' }}
      >
        <ShortcutList />
      </PageHead>
      <Claim
        order={order}
        onSkip={() => next.mutate(order.id)}
        onStay={stayUnlessTyping}
        isBusy={next.isPending}
      >
        <Decisions
          order={order}
          onShip={() => tracking.current?.focus()}
          onDone={goOn}
          onStay={stay}
        />
      </Claim>
      <div className="grid items-start gap-4 lg:grid-cols-[3fr_2fr]">
        <div className="flex min-w-0 flex-col gap-4">
          {order.dispute && <Dispute dispute={order.dispute} />}
          <Parcel order={order} tracking={tracking} onShipped={goOn} />
          <OrderFacts order={order} />
          <Messages order={order} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <Customer order={order} />
          <Notes order={order} />
          <Timeline order={order} />
        </div>
      </div>
    </div>
  );
}

function Loading() {
  return (
    <div className="flex max-w-6xl flex-col gap-4">
      <Skeleton className="h-14 w-64" />
      <Skeleton className="h-16 rounded-lg" />
      <div className="grid gap-4 lg:grid-cols-[3fr_2fr]">
        <Skeleton className="h-96 rounded-lg" />
        <Skeleton className="h-96 rounded-lg" />
      </div>
    </div>
  );
}
