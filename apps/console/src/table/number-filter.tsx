import { SearchFilter } from './filters.tsx';

interface NumberFilterProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** An id that is typed in; anything else narrows nothing. */
export function NumberFilter({ label, value, onChange }: NumberFilterProps) {
  return (
    <SearchFilter
      label={label}
      value={value}
      onChange={(typed) => onChange(/^[1-9]\d{0,9}$/.test(typed) ? typed : '')}
    />
  );
}
