import { useId } from 'react';

interface SwitchProps {
  label: string;
  hint?: string;
  checked: boolean;
  /** None: it can't be changed. */
  onChange?: (checked: boolean) => void;
  disabled?: boolean;
}

/** On or off, at once: a whole row to touch, its words before it. */
export function Switch({ label, hint, checked, onChange, disabled = false }: SwitchProps) {
  const id = useId();
  return (
    <label className="flex min-h-12 cursor-pointer items-center gap-4 px-4 py-2 has-disabled:cursor-default">
      <span className="min-w-0 grow">
        <span className="block text-sm">{label}</span>
        {hint && (
          <span id={id} className="block text-xs text-muted">
            {hint}
          </span>
        )}
      </span>
      <span className="relative shrink-0">
        <input
          type="checkbox"
          role="switch"
          checked={checked}
          aria-checked={checked}
          disabled={disabled}
          aria-describedby={hint ? id : undefined}
          onChange={(event) => onChange?.(event.target.checked)}
          className="peer absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-default"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none flex h-6 w-10 items-center rounded-full border border-muted bg-raised p-0.5 transition-colors duration-150 peer-checked:justify-end peer-checked:border-accent peer-checked:bg-accent peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent peer-disabled:opacity-50 *:bg-muted peer-checked:*:bg-on-accent"
        >
          <span className="size-4.5 rounded-full" />
        </span>
      </span>
    </label>
  );
}
