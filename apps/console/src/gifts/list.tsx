import { CanAccess } from '@refinedev/core';
import { useLocale } from '@xiongmao/i18n/use-locale';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { nameIn } from '@xiongmao/i18n/words/name-in';
import { Badge } from '@xiongmao/ui/badge';
import Plus from 'lucide-react/icons/plus';
import { useMemo } from 'react';
import { Link } from 'react-router';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import { LinkButton } from '../page/links/link-button.tsx';
import { columnsOf } from '../table/columns.ts';
import { ChoiceFilter } from '../table/filters.tsx';
import { ListScreen } from '../table/list-screen.tsx';
import { useRows } from '../table/use-rows.ts';
import { PlayLink } from './play-link.tsx';

const column = columnsOf<Row<'gifts'>>();

/** What fans can give, and what came of it. */
export function GiftList() {
  const { t } = useTranslation('console');
  const rows = useRows('gifts', { sort: { field: 'order', order: 'asc' }, inAddress: true });
  return (
    <ListScreen
      title={t('gifts.title')}
      hint={t('gifts.hint')}
      actions={<NewGift />}
      filters={
        <ChoiceFilter
          label={t('gifts.state')}
          options={(['true', 'false'] as const).map((value) => ({
            value,
            label: t(`gifts.onSale.${value}`),
          }))}
          field="onSale"
        />
      }
      columns={useGiftColumns()}
      rows={rows}
      empty={t('gifts.empty')}
      emptyAction={<NewGift />}
    />
  );
}

function NewGift() {
  const { t } = useTranslation('console');
  return (
    <CanAccess resource="gifts" action="create">
      <LinkButton look="primary" to="/gifts/create">
        <Plus aria-hidden className="size-4" />
        {t('gifts.create')}
      </LinkButton>
    </CanAccess>
  );
}

function useGiftColumns() {
  const { t } = useTranslation('console');
  const { count } = useFormat();
  const locale = useLocale();
  return useMemo(
    () => [
      column.accessor('names', {
        header: t('gifts.name'),
        meta: { onPhone: 'head' },
        cell: ({ row: { original } }) => {
          const name = nameIn(original.names, locale);
          return (
            <span className="flex items-center gap-2 font-semibold">
              <img src={original.picture} alt="" width={40} height={40} className="size-10" />
              <CanAccess resource="gifts" action="edit" fallback={name}>
                <Link to={`/gifts/${original.id}`} className="hover:text-accent">
                  {name}
                </Link>
              </CanAccess>
            </span>
          );
        },
      }),
      column.accessor('price', {
        header: t('plans.price'),
        meta: { sortable: true, numeric: true },
        cell: ({ getValue }) => count(getValue()),
      }),
      column.accessor('order', {
        header: t('gifts.order'),
        meta: { sortable: true, numeric: true },
      }),
      column.accessor('onSale', {
        header: t('gifts.state'),
        meta: { onPhone: 'aside' },
        cell: ({ getValue }) => <Badge>{t(`gifts.onSale.${getValue()}`)}</Badge>,
      }),
      column.accessor('animation', {
        header: t('gifts.animation'),
        cell: ({ getValue }) => <PlayLink animation={getValue()} />,
      }),
      column.accessor('given', {
        header: t('gifts.given'),
        meta: { numeric: true },
        cell: ({ getValue }) => count(getValue()),
      }),
      column.accessor('gold', {
        header: t('gifts.gold'),
        meta: { sortable: true, numeric: true },
        cell: ({ getValue }) => count(getValue()),
      }),
    ],
    [t, count, locale],
  );
}
