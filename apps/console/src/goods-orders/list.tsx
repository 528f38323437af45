import { goodsKinds } from '@xiongmao/api/mall/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import FileUp from 'lucide-react/icons/file-up';
import { useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { usePermission } from '../account.ts';
import type { Row } from '../contract.ts';
import { ShortcutButton } from '../shortcuts/shortcut-button.tsx';
import { ShortcutList } from '../shortcuts/shortcut-list.tsx';
import { ChoiceFilter, SearchFilter } from '../table/filters.tsx';
import { ListScreen } from '../table/list-screen.tsx';
import { useQueue } from '../table/use-queue.ts';
import { ShipFromFile } from './file/ship-from-file.tsx';
import { pollInterval, StateChips } from './state-chips.tsx';
import { useOrderColumns } from './use-order-columns.tsx';
import type { QueuePosition } from './work/queue-position.ts';
import { useTakeNext } from './work/use-take-next.ts';

const claims = ['mine', 'others', 'nobody'] as const;

/** The queue: what is to be done, what is due first comes first. */
export function OrderList() {
  const { t } = useTranslation('desk');
  const rows = useQueue('goods-orders', { field: 'dueAt', order: 'asc' }, { pollInterval });
  const { search } = useLocation();
  const state = rows.filterValue('state');
  const kind = rows.filterValue('kind');
  const place = useMemo(() => queuePositionOf(search, state, kind), [search, state, kind]);
  const next = useTakeNext(place);
  const ships = usePermission('shipOrders');
  const [fromFile, setFromFile] = useState(false);
  return (
    <ListScreen
      title={t('title')}
      hint={t('hint')}
      actions={
        <>
          <ShortcutList />
          {ships && (
            <ShortcutButton
              shortcut="f"
              aria-expanded={fromFile}
              onClick={() => setFromFile(!fromFile)}
            >
              <FileUp aria-hidden className="size-4" />
              {t('file.open')}
            </ShortcutButton>
          )}
          <ShortcutButton
            shortcut="n"
            look="primary"
            disabled={next.isPending}
            onClick={() => next.mutate(undefined)}
          >
            {t('next.take')}
          </ShortcutButton>
        </>
      }
      notice={fromFile && <ShipFromFile />}
      filters={
        <>
          <StateChips rows={rows} />
          <SearchFilter label={t('search')} field="q" />
          <ChoiceFilter
            label={t('by.claim')}
            options={claims.map((value) => ({ value, label: t(`claim.${value}`) }))}
            field="claim"
          />
          <ChoiceFilter
            label={t('by.kind')}
            options={goodsKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
            field="kind"
          />
          <ChoiceFilter
            label={t('by.disputed')}
            options={(['true', 'false'] as const).map((value) => ({
              value,
              label: t(`disputed.${value}`),
            }))}
            field="disputed"
          />
        </>
      }
      columns={useOrderColumns(place)}
      rows={rows}
      empty={t('empty')}
      emptyHint={t('emptyHint')}
    />
  );
}

/** The next order is one of those that the queue shows, as far as they are to be done. */
const queuePositionOf = (search: string, state: string, kind: string): QueuePosition => ({
  search,
  next: {
    ...((state === 'paid' || state === 'underReview') && { state }),
    ...(kind !== '' && { kind: kind as Row<'goods-orders'>['kind'] }),
  },
});
