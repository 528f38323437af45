import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import LinkIcon from 'lucide-react/icons/link';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { usePermission } from '../account.ts';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import { columnsOf } from '../table/columns.ts';
import { ChannelState } from './channel-state.tsx';

type Channel = Row<'channels'>;
const column = columnsOf<Channel>();
const figures = ['visits', 'registrations', 'downloads'] as const;

export function useChannelColumns(onLink: (channel: Channel) => void) {
  const { t } = useTranslation('console');
  const { count, date } = useFormat();
  const seesAll = usePermission('manageUsers');
  return useMemo(
    () => [
      column.accessor('name', {
        header: t('channels.name'),
        meta: { sortable: true, onPhone: 'head' },
        cell: ({ row: { original } }) => <ChannelName {...original} />,
      }),
      column.accessor('type', {
        header: t('channels.typeAndSource'),
        cell: ({ row: { original } }) => (
          <span className="flex flex-col whitespace-nowrap">
            {t(`channelType.${original.type}`)}
            <span className="text-xs text-muted">{t(`source.${original.source}`)}</span>
          </span>
        ),
      }),
      column.accessor('brand', {
        header: t('channels.brand'),
        meta: { onPhone: 'hidden', wideOnly: true },
      }),
      ...(seesAll
        ? [
            column.accessor('manager', {
              header: t('channels.manager'),
              cell: ({ getValue }) => getValue() ?? '–',
            }),
          ]
        : []),
      ...figures.map((figure) =>
        column.accessor(({ figures }) => figures[figure], {
          id: figure,
          header: t(`figure.${figure}`),
          meta: { numeric: true },
          cell: ({ getValue }) => count(getValue()),
        }),
      ),
      column.accessor('createdAt', {
        header: t('channels.createdAt'),
        meta: {
          sortable: true,
          onPhone: 'hidden',
          wideOnly: true,
          className: 'tabular whitespace-nowrap',
        },
        cell: ({ getValue }) => date(getValue()),
      }),
      column.accessor('active', {
        header: t('channels.state'),
        meta: { onPhone: 'aside' },
        cell: ({ getValue }) => <ChannelState active={getValue()} />,
      }),
      column.display({
        id: 'link',
        header: () => <span className="sr-only">{t('channels.getLink')}</span>,
        meta: { onPhone: 'foot', className: 'text-end' },
        cell: ({ row: { original } }) => (
          <Button
            look="quiet"
            className="px-2 whitespace-nowrap"
            aria-label={t('channels.getLinkOf', { name: original.name })}
            onClick={() => onLink(original)}
          >
            <LinkIcon aria-hidden className="size-4" />
            {t('channels.getLink')}
          </Button>
        ),
      }),
    ],
    [t, count, date, seesAll, onLink],
  );
}

function ChannelName({ id, name, code }: Channel) {
  return (
    <Link to={`/channels/${id}`} className="flex min-h-6 min-w-36 flex-col hover:text-accent">
      <span className="font-semibold">{name}</span>
      <span className="font-mono text-xs text-muted">{code}</span>
    </Link>
  );
}
