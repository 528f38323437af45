import type { Validator } from 'react-admin';

/** Of a text as the server counts it: without the blanks around it. */
export function trimmedLength({ min, max }: { min: number; max: number }): Validator {
  return (value: string | null | undefined) => {
    const { length } = (value ?? '').trim();
    if (length === 0) return 'ra.validation.required';
    if (length < min) return { message: 'ra.validation.minLength', args: { min } };
    return length > max ? { message: 'ra.validation.maxLength', args: { max } } : undefined;
  };
}
