import { FormField, inputLook } from '@xiongmao/ui/fields/form-field';
import type { ComponentProps, ReactNode } from 'react';
import { useFault } from './form-context.ts';

interface Named {
  /** The resource's field. */
  name: string;
  label: string;
  hint?: ReactNode;
}

type TextFieldProps = Named & Omit<ComponentProps<'input'>, 'name'>;

export function TextField({ name, label, hint, ...rest }: TextFieldProps) {
  return (
    <FormField label={label} hint={hint} fault={useFault(name)}>
      {(control) => <input {...control} name={name} className={inputLook} {...rest} />}
    </FormField>
  );
}

/** A whole number. */
export const NumberField = (props: TextFieldProps) => (
  <TextField type="number" step={1} {...props} />
);

type TextAreaFieldProps = Named & Omit<ComponentProps<'textarea'>, 'name'>;

export function TextAreaField({ name, label, hint, ...rest }: TextAreaFieldProps) {
  return (
    <FormField label={label} hint={hint} fault={useFault(name)}>
      {(control) => <textarea {...control} name={name} rows={4} className={inputLook} {...rest} />}
    </FormField>
  );
}

type CheckFieldProps = TextFieldProps;

/** Something to agree to. */
export function CheckField({ name, label, hint, ...rest }: CheckFieldProps) {
  return (
    <FormField label={label} hint={hint} fault={useFault(name)} className="md:col-span-2">
      {(control) => <input {...control} type="checkbox" name={name} className="size-5" {...rest} />}
    </FormField>
  );
}

interface SelectFieldProps extends Named, Omit<ComponentProps<'select'>, 'name'> {
  options: readonly { value: string; label: string }[];
}

export function SelectField({ name, label, hint, options, ...rest }: SelectFieldProps) {
  return (
    <FormField label={label} hint={hint} fault={useFault(name)}>
      {(control) => (
        <select {...control} name={name} className={inputLook} {...rest}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FormField>
  );
}
