import { inputLook } from '@xiongmao/ui/fields/form-field';
import { useId } from 'react';

interface ChoiceProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of several, in a line: a picture on a phone has no room for more. */
export function Choice<Value extends string>({
  label,
  options,
  value,
  onChange,
}: ChoiceProps<Value>) {
  const id = useId();
  return (
    <div className="flex items-center gap-3">
      <label htmlFor={id} className="grow">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value as Value)}
        className={`${inputLook} w-auto! max-w-40`}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
