import type { CrudSort, useTableReturnType } from '@refinedev/core';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import type { ReactNode } from 'react';

type Sorters = Pick<useTableReturnType, 'sorters' | 'setSorters' | 'setCurrentPage'>;

const icons = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown };

export function sortOf(sorters: CrudSort[], field: string): keyof typeof icons {
  const sorter = sorters.find((each) => each.field === field);
  if (!sorter) return 'none';
  return sorter.order === 'asc' ? 'ascending' : 'descending';
}

interface SortButtonProps extends Sorters {
  field: string;
  children: ReactNode;
}

/** A column's head that sorts by it: the largest first, then the smallest. */
export function SortButton({
  field,
  children,
  sorters,
  setSorters,
  setCurrentPage,
}: SortButtonProps) {
  const sort = sortOf(sorters, field);
  const Icon = icons[sort];

  function turn() {
    setSorters([{ field, order: sort === 'descending' ? 'asc' : 'desc' }]);
    setCurrentPage(1);
  }

  return (
    <button
      type="button"
      onClick={turn}
      className={`inline-flex min-h-6 items-center gap-1 hover:text-ink ${sort === 'none' ? '' : 'text-ink'}`}
    >
      {children}
      <Icon aria-hidden className="size-3.5" />
    </button>
  );
}
