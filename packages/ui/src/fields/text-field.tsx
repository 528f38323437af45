import { type ComponentProps, type ReactNode, useId } from 'react';

export interface TextFieldProps
  extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'className'> {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** What stands in the box before and after the text. */
  start?: ReactNode;
  end?: ReactNode;
  /** What may be entered, below the box. */
  hint?: string;
  /** Id of the element that says what is wrong with it, when something is. */
  faultId?: string | undefined;
  /** Makes what is pasted fit before the length counts: `123 456` is six digits. */
  clean?: (pasted: string) => string;
}

/** A line of text to be entered, its label above it. 44 px tall on phones. */
export function TextField(props: TextFieldProps) {
  const { label, onChange, start, end, hint, faultId, clean, ...input } = props;
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-xs text-muted">
        {label}
      </label>
      <div
        className={`flex min-h-11 items-center gap-2 rounded-sm border bg-raised ps-3 has-[input:focus-visible]:border-accent has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-accent md:min-h-10 ${faultId ? 'border-loss' : 'border-line'} ${end ? '' : 'pe-3'}`}
      >
        {start}
        <input
          id={id}
          {...input}
          aria-invalid={faultId ? true : undefined}
          aria-describedby={[faultId, hintId].filter(Boolean).join(' ') || undefined}
          onChange={(event) => onChange(event.target.value)}
          onPaste={(event) => {
            if (!clean) return;
            event.preventDefault();
            replaceSelection(event.currentTarget, clean(event.clipboardData.getData('text')));
          }}
          // 16 px: smaller ones make phones zoom in.
          className="h-10 min-w-0 grow bg-transparent text-base text-ink outline-none placeholder:text-muted/70 md:text-sm"
        />
        {end}
      </div>
      {hint && (
        <p id={hintId} className="mt-1 text-xs text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}

/** As if typed: React hears of it by the input event. */
function replaceSelection(input: HTMLInputElement, text: string): void {
  const from = input.selectionStart ?? input.value.length;
  const to = input.selectionEnd ?? from;
  const room = input.maxLength < 0 ? text.length : input.maxLength - input.value.length + to - from;
  input.setRangeText(text.slice(0, room), from, to, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
