import type { DisputedField } from './shapes.ts';

/** What a result stands on. */
export const resultFields = ['status', 'score', 'winner'] as const satisfies DisputedField[];

/** Whether a match's result may be counted: in tables, form, meetings and notices. */
export function isResultSure({ disputed = [] }: { disputed?: readonly DisputedField[] }): boolean {
  return !resultFields.some((field) => disputed.includes(field));
}
