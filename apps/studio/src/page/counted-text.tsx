import { TextInput, type TextInputProps } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useFormat } from '../format.ts';
import { trimmedLength } from './trimmed-length.ts';

interface CountedTextProps extends Omit<TextInputProps, 'validate' | 'helperText'> {
  length: { min: number; max: number };
  /** Told before the counter. */
  hint?: string;
}

/** A text of a limited length that counts along. */
export function CountedText({ length, hint, ...rest }: CountedTextProps) {
  const { count } = useFormat();
  const text: unknown = useWatch({ name: rest.source });
  const typed = typeof text === 'string' ? text.trim().length : 0;
  return (
    <TextInput
      {...rest}
      isRequired={length.min > 0}
      validate={length.min > 0 ? trimmedLength(length) : undefined}
      slotProps={{ htmlInput: { maxLength: length.max } }}
      helperText={[hint, `${count(typed)}/${count(length.max)}`].filter(Boolean).join(' · ')}
    />
  );
}
