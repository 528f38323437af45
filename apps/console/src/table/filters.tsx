import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { inputLook } from '@xiongmao/ui/fields/form-field';
import Search from 'lucide-react/icons/search';
import { createContext, type ReactNode, use, useEffect, useEffectEvent, useState } from 'react';
import type { Operator, Rows } from './use-rows.ts';

const typingMs = 300;
const filterLook = `${inputLook} border-transparent bg-surface`;

type Narrowed = Pick<
  Rows<{ id: number | string }>,
  'filterValue' | 'filterBy' | 'clearFilters' | 'isFiltered'
>;
const NarrowedContext = createContext<Narrowed | null>(null);

/** What a list is narrowed by, in a row above it. */
export function Filters({ rows, children }: { rows: Narrowed; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <NarrowedContext value={rows}>
      <search className="grid grid-cols-2 gap-2 md:flex md:flex-wrap md:items-center">
        {children}
        {rows.isFiltered && (
          <Button look="quiet" onClick={rows.clearFilters}>
            {t('action.clear')}
          </Button>
        )}
      </search>
    </NarrowedContext>
  );
}

/** The value of a filter of the list around, empty for none, and how it is set. */
export function useFilter(field: string, operator?: Operator) {
  const { filterValue, filterBy } = use(NarrowedContext)!;
  const set = (value: string) => filterBy(field, value, operator);
  return [filterValue(field, operator), set] as const;
}

export interface FilterProps {
  label: string;
  field: string;
}

interface SearchFilterProps extends FilterProps {
  /** What is looked for when something was typed; empty for what can't be looked for. */
  read?: (typed: string) => string;
  /** Said of what can't be looked for. */
  fault?: string;
}

/** Looks for what is typed, when the typing rests or the field is left. */
export function SearchFilter({ label, field, read = String, fault }: SearchFilterProps) {
  const [value, setValue] = useFilter(field);
  const [typed, setTyped] = useState(value);
  const [given, setGiven] = useState(value);
  // Cleared or changed from elsewhere.
  if (given !== value) {
    setGiven(value);
    if (typed.trim() !== value) setTyped(value);
  }
  const look = () => setValue(read(typed.trim()));
  const isFaulty = typed.trim() !== '' && read(typed.trim()) === '';
  const lookLater = useEffectEvent(look);

  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(lookLater, typingMs);
    return () => clearTimeout(timer);
  }, [typed, value]);

  return (
    <div className="relative col-span-2 md:w-64">
      <Search
        aria-hidden
        className="pointer-events-none absolute start-3 top-3.5 size-4 text-muted md:top-2.5"
      />
      <input
        type="search"
        aria-label={label}
        aria-invalid={isFaulty}
        placeholder={label}
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        // Who goes on to a row's page is not called back by a look that comes later.
        onBlur={() => typed.trim() !== value && look()}
        className={`${filterLook} ps-9`}
      />
      {isFaulty && (
        <p role="status" className="px-3 pt-1 text-xs text-loss">
          {fault}
        </p>
      )}
    </div>
  );
}

interface ChoiceFilterProps extends FilterProps {
  operator?: Operator;
  options: readonly { value: string; label: string }[];
}

/** One of a few values, or all. */
export function ChoiceFilter({ label, field, operator, options }: ChoiceFilterProps) {
  const { t } = useTranslation('console');
  const [value, setValue] = useFilter(field, operator);
  return (
    <select
      aria-label={label}
      value={value}
      onChange={(event) => setValue(event.target.value)}
      className={`${filterLook} md:w-auto ${value ? '' : 'text-muted'}`}
    >
      <option value="">{t('table.all', { what: label })}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
