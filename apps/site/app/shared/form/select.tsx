import { inputLook } from '@xiongmao/ui/fields/form-field';

interface SelectProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of several, its label for those alone who can't see what it chooses. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, options, value, onChange } = props;
  return (
    <select
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value as Value)}
      className={`${inputLook} w-auto! max-w-full`}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
