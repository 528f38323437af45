import { type ReactNode, useId } from 'react';

/** What a field's control must carry, so that its label, hint and fault are read with it. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FormFieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong with what stands in it. */
  fault?: string | undefined;
  className?: string;
  children: (control: FieldControl) => ReactNode;
}

/** Text inputs, selects and text areas alike: 44 px tall on phones, 36 with a mouse. */
export const inputLook =
  'min-h-11 w-full min-w-0 rounded-sm border border-line bg-raised px-3 py-1.5 text-base text-ink placeholder:text-muted aria-invalid:border-loss disabled:opacity-60 md:min-h-9 md:text-sm';

/** A control with its label above, and what is to be said of it below. */
export function FormField({ label, hint, fault, className = '', children }: FormFieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const faultId = `${id}-fault`;
  const describedBy = [hint && hintId, fault && faultId].filter(Boolean).join(' ');
  return (
    <div className={`flex min-w-0 flex-col gap-1 ${className}`}>
      <label htmlFor={id} className="text-xs text-muted">
        {label}
      </label>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': fault ? true : undefined,
      })}
      {hint && (
        <p id={hintId} className="text-xs text-muted">
          {hint}
        </p>
      )}
      {fault && (
        <p id={faultId} role="alert" className="text-xs text-loss">
          {fault}
        </p>
      )}
    </div>
  );
}
