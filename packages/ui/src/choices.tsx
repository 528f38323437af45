interface ChoicesProps<Value extends string> {
  label: string;
  name: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of some, all in sight, in as many lines as they need: radio buttons that look like chips. */
export function Choices<Value extends string>(props: ChoicesProps<Value>) {
  const { label, name, options, value, onChange } = props;
  return (
    <fieldset>
      <legend className="mb-1 text-xs text-muted">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-11 cursor-pointer items-center rounded-sm border border-line px-3 text-sm text-muted has-checked:border-accent has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-accent md:min-h-9"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
