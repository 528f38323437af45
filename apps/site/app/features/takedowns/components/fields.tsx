import { type FieldName, useForm } from '@xiongmao/auth/components/fields/form';
import { FormField, inputLook } from '@xiongmao/ui/fields/form-field';
import { TextField, type TextFieldProps } from '@xiongmao/ui/fields/text-field';
import type { ReactNode } from 'react';

type Named<Props> = Omit<Props, 'name'> & { name: FieldName };

/** A line of a form around, which knows what is wrong with it. */
export function LineField(props: Named<TextFieldProps>) {
  return <TextField {...props} faultId={useForm().faultOf(props.name)} />;
}

interface LongFieldProps {
  name: FieldName;
  label: string;
  hint: string;
  value: string;
  onChange: (value: string) => void;
  maxLength: number;
  rows: number;
  dir?: 'auto' | 'ltr';
}

/** The same of several lines. */
export function LongField(props: LongFieldProps) {
  const { label, hint, onChange, dir = 'auto', ...text } = props;
  const faultId = useForm().faultOf(props.name);
  return (
    <FormField label={label} hint={hint}>
      {(control) => (
        <textarea
          {...control}
          {...text}
          dir={dir}
          aria-invalid={faultId ? true : undefined}
          aria-describedby={[faultId, control['aria-describedby']].filter(Boolean).join(' ')}
          onChange={({ target }) => onChange(target.value)}
          className={inputLook}
        />
      )}
    </FormField>
  );
}

interface AgreeFieldProps {
  name: FieldName;
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}

/** Something that one says by a tick. */
export function AgreeField({ name, checked, onChange, children }: AgreeFieldProps) {
  const faultId = useForm().faultOf(name);
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2 text-sm md:min-h-9">
      <input
        type="checkbox"
        name={name}
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
        aria-invalid={faultId ? true : undefined}
        aria-describedby={faultId}
        className="size-5 shrink-0 accent-(--accent)"
      />
      <span>{children}</span>
    </label>
  );
}
