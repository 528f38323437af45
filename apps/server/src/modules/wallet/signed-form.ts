import { timingSafeEqual } from 'node:crypto';
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

export function isSigned(form: Form, sign: Sign): boolean {
  const given = Buffer.from(form.sign ?? '');
  const due = Buffer.from(sign(textOf(form)));
  return given.length === due.length && timingSafeEqual(given, due);
}
