import { inputLook } from '@xiongmao/ui/fields/form-field';
import { type ComponentProps, useId } from 'react';

interface WritingFieldProps extends Omit<ComponentProps<'textarea'>, 'value' | 'onChange'> {
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** Why it was not taken as it stands. */
  fault: string | null;
}

/** Where a post or a comment is written, and why it was refused. */
export function WritingField({ label, value, onChange, fault, ...textarea }: WritingFieldProps) {
  const faultId = useId();
  return (
    <div className="flex flex-col gap-1">
      <textarea
        {...textarea}
        aria-label={label}
        aria-invalid={fault !== null || undefined}
        aria-describedby={fault === null ? undefined : faultId}
        placeholder={label}
        value={value}
        dir="auto"
        onChange={({ target }) => onChange(target.value)}
        className={`${inputLook} py-2`}
      />
      <p id={faultId} role="alert" className="text-sm text-loss empty:hidden">
        {fault}
      </p>
    </div>
  );
}
