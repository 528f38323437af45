const looks = {
  /** A strip, its label for those alone who can't see it. */
  strip: {
    legend: 'sr-only',
    row: 'flex flex-wrap rounded-sm bg-raised p-0.5',
    option: 'grow justify-center has-checked:bg-surface md:min-h-8',
  },
  /** A strip in lines of two, where words of some languages leave one alone in the last. */
  pairs: {
    legend: 'sr-only',
    row: 'grid grid-cols-2 rounded-sm bg-raised p-0.5',
    option: 'justify-center has-checked:bg-surface md:min-h-8',
  },
  /** Chips under their label, in as many lines as they need. */
  chips: {
    legend: 'mb-1 text-xs text-muted',
    row: 'flex flex-wrap gap-2',
    option: 'border border-line has-checked:border-accent md:min-h-9',
  },
};

interface SegmentedProps<Value extends string> {
  label: string;
  name: string;
  options: readonly { value: Value; label: string }[];
  /** Null until one is chosen. */
  value: Value | null;
  onChange: (value: Value) => void;
  /** What is wrong with what is chosen. */
  error?: string | undefined;
  look?: keyof typeof looks;
}

/** One of a few, all in sight: radio buttons that look like strips or chips. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, name, options, value, onChange, error, look = 'strip' } = props;
  const classes = looks[look];
  return (
    <fieldset>
      <legend className={classes.legend}>{label}</legend>
      <div className={classes.row}>
        {options.map((option) => (
          <label
            key={option.value}
            className={`flex min-h-11 cursor-pointer items-center rounded-sm px-3 text-sm text-muted has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-accent ${classes.option}`}
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
      {error && (
        <p role="alert" className="mt-1 text-xs text-loss">
          {error}
        </p>
      )}
    </fieldset>
  );
}
