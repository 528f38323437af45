import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import { KindFilter } from '../links/kind-filter.tsx';
import { Named } from '../links/named.tsx';
import { GameNames } from '../page/game-names.tsx';
import { columnsOf } from '../table/columns.ts';
import { SearchFilter } from '../table/filters.tsx';
import { GameFilter } from '../table/game-filter.tsx';
import { ListScreen } from '../table/list-screen.tsx';
import { useRows } from '../table/use-rows.ts';

type Linkable = Row<'linkables'>;
const column = columnsOf<Linkable>();

/** What sources tell of: any two of a kind can be laid beside each other. */
export function LinkableList() {
  const { t } = useTranslation('console');
  const [first, setFirst] = useState<Linkable | null>(null);
  const rows = useRows('linkables', { sort: { field: 'name', order: 'asc' }, inAddress: true });
  return (
    <ListScreen
      title={t('linkables.title')}
      hint={t('linkables.hint')}
      notice={
        first && (
          <div className="flex flex-wrap items-center gap-3 rounded-lg bg-surface p-4 text-sm">
            <span>{t('linkables.first', { name: first.name, source: first.source })}</span>
            <Button onClick={() => setFirst(null)}>{t('linkables.another')}</Button>
          </div>
        )
      }
      filters={
        <>
          <SearchFilter label={t('links.search')} field="q" />
          <KindFilter />
          <GameFilter />
        </>
      }
      columns={useLinkableColumns(first, setFirst)}
      rows={rows}
      empty={t('linkables.empty')}
      emptyHint={t('linkables.emptyHint')}
    />
  );
}

function useLinkableColumns(first: Linkable | null, onFirst: (row: Linkable) => void) {
  const { t } = useTranslation('console');
  const { count, moment } = useFormat();
  return useMemo(
    () => [
      column.accessor('name', {
        header: t('linkables.name'),
        meta: { onPhone: 'head', sortable: true },
        cell: ({ row: { original } }) => <NamedLink row={original} />,
      }),
      column.accessor('aliases', {
        header: t('linkables.aliases'),
        cell: ({ getValue }) => getValue().join(', ') || '–',
      }),
      column.accessor('gameId', {
        header: t('linkables.game'),
        cell: ({ getValue }) => <GameNames gameIds={[getValue()]} />,
      }),
      column.accessor('country', {
        header: t('linkables.country'),
        cell: ({ getValue }) => getValue() ?? '–',
      }),
      column.accessor('matches', {
        header: t('linkables.matches'),
        meta: { numeric: true },
        cell: ({ row: { original } }) =>
          original.startsAt ? moment(original.startsAt) : count(original.matches),
      }),
      column.accessor('shownAs', {
        header: t('linkables.shownAs'),
        cell: ({ getValue }) => {
          const shown = getValue();
          return shown ? <Named {...shown} /> : '–';
        },
      }),
      column.display({
        id: 'compare',
        header: t('linkables.compare'),
        cell: ({ row: { original } }) => <Compare row={original} {...{ first, onFirst }} />,
      }),
    ],
    [t, count, moment, first, onFirst],
  );
}

/** Leads to its other names; a match has none. */
function NamedLink({ row }: { row: Linkable }) {
  if (row.kind === 'match') return <Named {...row} />;
  return (
    <Link to={`/linkables/${row.id}`} className="hover:text-accent">
      <Named {...row} />
    </Link>
  );
}

interface CompareProps {
  row: Linkable;
  first: Linkable | null;
  onFirst: (row: Linkable) => void;
}

function Compare({ row, first, onFirst }: CompareProps) {
  const { t } = useTranslation('console');
  if (!first || first.kind !== row.kind || first.id === row.id) {
    return <Button onClick={() => onFirst(row)}>{t('linkables.choose')}</Button>;
  }
  const [low, high] = [first.rowId, row.rowId].toSorted((a, b) => a - b);
  return (
    <Link to={`/link-candidates/${row.kind}-${low}-${high}`} className="text-accent">
      {t('linkables.compareWith', { name: first.name })}
    </Link>
  );
}
