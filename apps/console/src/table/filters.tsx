import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { inputLook } from '@xiongmao/ui/form-field';
import Search from 'lucide-react/icons/search';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';

const typingMs = 300;
const filterLook = `${inputLook} border-transparent bg-surface`;

/** What a list is narrowed by, in a row above it. */
export function Filters({ onClear, children }: { onClear?: () => void; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <search className="grid grid-cols-2 gap-2 md:flex md:flex-wrap md:items-center">
      {children}
      {onClear && (
        <Button look="quiet" onClick={onClear}>
          {t('action.clear')}
        </Button>
      )}
    </search>
  );
}

interface FilterProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** Looks for what is typed, when the typing rests. */
export function SearchFilter({ label, value, onChange }: FilterProps) {
  const [typed, setTyped] = useState(value);
  const [given, setGiven] = useState(value);
  // Cleared or changed from elsewhere.
  if (given !== value) {
    setGiven(value);
    if (typed.trim() !== value) setTyped(value);
  }
  const look = useEffectEvent(() => onChange(typed.trim()));

  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(look, typingMs);
    return () => clearTimeout(timer);
  }, [typed, value]);

  return (
    <div className="relative col-span-2 md:w-64">
      <Search
        aria-hidden
        className="pointer-events-none absolute start-3 top-1/2 size-4 -translate-y-1/2 text-muted"
      />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        className={`${filterLook} ps-9`}
      />
    </div>
  );
}

interface ChoiceFilterProps extends FilterProps {
  options: readonly { value: string; label: string }[];
}

/** One of a few values, or all. */
export function ChoiceFilter({ label, value, onChange, options }: ChoiceFilterProps) {
  const { t } = useTranslation('console');
  return (
    <select
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
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
