import type { ReactTable, RowData } from '@tanstack/react-table';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import type { features } from './columns.ts';
import { DetailToggle } from './detail-toggle.tsx';
import type { Expansion } from './row-table.tsx';

interface CardListProps<R extends RowData> extends Partial<Expansion<R>> {
  label: string;
  table: ReactTable<typeof features, R>;
}

/** The rows on a phone: a card each, its facts beside their columns' names. */
export function CardList<R extends RowData>({
  label,
  table,
  detail,
  opened,
  toggle,
}: CardListProps<R>) {
  const headers = new Map(table.getFlatHeaders().map((header) => [header.column.id, header]));
  return (
    <ul aria-label={label} className="flex flex-col gap-2">
      {table.getRowModel().rows.map((row) => {
        const cells = Map.groupBy(
          row.getAllCells(),
          ({ column }) => column.columnDef.meta?.onPhone ?? 'fact',
        );
        const show = (place: 'head' | 'aside' | 'foot') =>
          cells.get(place)?.map((cell) => <table.FlexRender key={cell.id} cell={cell} />);
        const isOpen = opened?.includes(row.id) ?? false;
        return (
          <li key={row.id} className="flex flex-col gap-2 rounded-lg bg-surface p-4 text-sm">
            <div className="flex items-start justify-between gap-2">
              <div className="min-w-0 grow">{show('head')}</div>
              {show('aside')}
              {detail && <DetailToggle isOpen={isOpen} onToggle={() => toggle?.(row.id)} />}
            </div>
            <dl className="grid grid-cols-6 gap-x-4 gap-y-2">
              {cells.get('fact')?.map((cell) => (
                <div
                  key={cell.id}
                  className={`min-w-0 ${cell.column.columnDef.meta?.numeric ? 'col-span-2' : 'col-span-3'}`}
                >
                  <dt className="text-xs text-muted">
                    <table.FlexRender header={headers.get(cell.column.id)!} />
                  </dt>
                  <dd className="tabular break-words">
                    <table.FlexRender cell={cell} />
                  </dd>
                </div>
              ))}
            </dl>
            {cells.has('foot') && <div className="-mx-2 flex flex-wrap gap-1">{show('foot')}</div>}
            {detail && isOpen && detail(row.original)}
          </li>
        );
      })}
    </ul>
  );
}

export function CardSkeletons({ count }: { count: number }) {
  return (
    <div className="flex flex-col gap-2">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <div key={index} className="flex flex-col gap-3 rounded-lg bg-surface p-4">
          <Skeleton className="h-5 w-40" />
          <div className="grid grid-cols-2 gap-4">
            <Skeleton className="h-9" />
            <Skeleton className="h-9" />
          </div>
        </div>
      ))}
    </div>
  );
}
