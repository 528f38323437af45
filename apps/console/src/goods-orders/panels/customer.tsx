import { useList } from '@refinedev/core';
import { useLocale } from '@xiongmao/i18n/use-locale';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { nameIn } from '@xiongmao/i18n/words/name-in';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import { Link } from 'react-router';
import type { Row } from '../../contract.ts';
import { useFormat } from '../../format.ts';
import { Answer } from '../../page/answer.tsx';
import { Fact, Facts } from '../../page/facts.tsx';
import { UserLink } from '../../page/links/user-link.tsx';
import { Panel } from '../../page/panel.tsx';
import type { Failure } from '../../providers/failure.ts';
import { OrderState } from '../order-state.tsx';
import { useQueuePosition } from '../work/queue-position.ts';

type Order = Row<'goods-orders'>;
const shown = 5;

/** Whose order it is, and what they ordered before. */
export function Customer({ order }: { order: Order }) {
  const { t } = useTranslation('desk');
  const { count, date } = useFormat();
  const { userId, username, customer } = order;
  return (
    <Panel title={t('customer.title')}>
      <Facts>
        <Fact name={t('customer.name')}>
          <span className="font-semibold">
            <UserLink id={userId} name={username} />
          </span>
        </Fact>
        <Fact name={t('customer.orders')}>{count(customer.orders)}</Fact>
        <Fact name={t('customer.refunded')}>{count(customer.refunded)}</Fact>
        <Fact name={t('customer.disputes')}>{count(customer.disputes)}</Fact>
        <Fact name={t('customer.gold')}>{count(customer.gold)}</Fact>
        <Fact name={t('customer.since')}>{date(customer.since)}</Fact>
      </Facts>
      <h3 className="pt-4 pb-1 text-xs text-muted">{t('customer.others')}</h3>
      <OtherOrders order={order} />
    </Panel>
  );
}

function OtherOrders({ order: { id, userId } }: { order: Order }) {
  const { t } = useTranslation('desk');
  const place = useQueuePosition();
  const locale = useLocale();
  const { query } = useList<Order, Failure>({
    resource: 'goods-orders',
    filters: [{ field: 'userId', operator: 'eq', value: userId }],
    sorters: [{ field: 'id', order: 'desc' }],
    // This one may be among them.
    pagination: { pageSize: shown + 1 },
    errorNotification: false,
  });
  return (
    <Answer query={query} data={query.data?.data} skeleton={<Skeleton className="h-24" />}>
      {(orders) => {
        const others = orders.filter((each) => each.id !== id).slice(0, shown);
        if (others.length === 0) {
          return <p className="text-sm text-muted">{t('customer.noOthers')}</p>;
        }
        return (
          <ul className="flex flex-col">
            {others.map((each) => (
              <li key={each.id} className="border-t border-line/50 first:border-0">
                <Link
                  to={`/goods-orders/${each.id}`}
                  state={place}
                  className="flex min-h-11 flex-wrap items-center gap-x-3 py-1 text-sm hover:text-accent"
                >
                  <span className="min-w-0 grow break-words">{nameIn(each.names, locale)}</span>
                  <OrderState order={each} />
                </Link>
              </li>
            ))}
          </ul>
        );
      }}
    </Answer>
  );
}
