import { useLocale } from '@xiongmao/i18n/use-locale';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { nameIn } from '@xiongmao/i18n/words/name-in';
import { Badge } from '@xiongmao/ui/badge';
import MessageSquare from 'lucide-react/icons/message-square';
import { useMemo } from 'react';
import { Link } from 'react-router';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import { UserLink } from '../page/links/user-link.tsx';
import { columnsOf } from '../table/columns.ts';
import { Deadline } from './deadline.tsx';
import { OrderState } from './order-state.tsx';
import type { QueuePosition } from './work/queue-position.ts';

type Order = Row<'goods-orders'>;
const column = columnsOf<Order>();

/** What the queue tells of its orders, each opened from where the queue stands. */
export function useOrderColumns(place: QueuePosition) {
  const { t } = useTranslation('desk');
  const { count } = useFormat();
  return useMemo(
    () => [
      column.accessor('id', {
        header: t('column.order'),
        meta: { sortable: true, onPhone: 'head' },
        cell: ({ row: { original } }) => <OrderLink order={original} place={place} />,
      }),
      column.accessor('username', {
        header: t('column.customer'),
        cell: ({ row: { original } }) => (
          <span className="inline-flex min-h-6 flex-wrap items-center gap-x-2">
            <UserLink id={original.userId} name={original.username} />
            {original.unread > 0 && <Unread count={original.unread} />}
          </span>
        ),
      }),
      column.accessor('gold', {
        header: t('column.gold'),
        meta: { sortable: true, numeric: true, wideOnly: true },
        cell: ({ getValue }) => count(getValue()),
      }),
      column.accessor('dueAt', {
        header: t('column.due'),
        meta: { sortable: true },
        cell: ({ getValue }) => <Deadline at={getValue()} />,
      }),
      column.accessor('claimedBy', {
        header: t('column.claimedBy'),
        cell: ({ row: { original } }) =>
          original.mine ? (
            <span className="font-semibold">{t('claim.mine')}</span>
          ) : (
            (original.claimedBy ?? '–')
          ),
      }),
      column.accessor('state', {
        header: t('column.state'),
        meta: { onPhone: 'aside' },
        cell: ({ row: { original } }) => <OrderState order={original} />,
      }),
    ],
    [t, count, place],
  );
}

function OrderLink({ order, place }: { order: Order; place: QueuePosition }) {
  const { t } = useTranslation('desk');
  const locale = useLocale();
  const { id, number, names, count, editionId } = order;
  const goods = nameIn(names, locale);
  return (
    <Link
      to={`/goods-orders/${id}`}
      state={place}
      className="flex min-h-6 min-w-40 flex-col hover:text-accent"
    >
      <span className="font-semibold">{count > 1 ? `${goods} × ${count}` : goods}</span>
      <span className="tabular flex items-center gap-2 text-xs text-muted">
        {number}
        {editionId !== null && <Badge>{t('mark.prize')}</Badge>}
      </span>
    </Link>
  );
}

function Unread({ count }: { count: number }) {
  const { t } = useTranslation('desk');
  return (
    <span className="inline-flex items-center gap-1 text-xs text-accent">
      <MessageSquare aria-hidden className="size-3.5" />
      <span aria-hidden>{count}</span>
      <span className="sr-only">{t('mark.unread', { count })}</span>
    </span>
  );
}
