import { isSame } from '#platform/secret.ts';
import type { Form } from './gateway.ts';

/** Makes a hex signature of a text. */
export type Sign = (text: string) => string;

/** All fields but the signature, `name=value`, sorted by name and joined by `&`. */
function textOf(form: Form): string {
  const names = Object.keys(form).filter((name) => name !== 'sign');
  return names
    .sort()
    .map((name) => `${name}=${form[name]}`)
    .join('&');
}

export const signForm = (form: Form, sign: Sign): Form => ({ ...form, sign: sign(textOf(form)) });

export const isSigned = (form: Form, sign: Sign): boolean =>
  isSame(form.sign ?? '', sign(textOf(form)));
