import type { toCsv } from '@xiongmao/auth/office/csv';

export type Cell = Parameters<typeof toCsv>[0][number][number];

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/** What a cell says: numbers and instants as they are, for who reckons with them; all else as it is shown. */
export function cellOf(value: unknown, shown: Element): Cell {
  if (typeof value === 'number') return value;
  if (typeof value === 'string' && instant.test(value)) return value;
  return wordsIn(shown);
}

const isUnseen = (element: Element) =>
  element.getAttribute('aria-hidden') === 'true' || element.classList.contains('sr-only');

/** The words that a person sees there, apart from each other as their elements are. */
export function wordsIn(element: Element): string {
  const words = [...element.childNodes].map((node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
    if (!(node instanceof Element) || isUnseen(node)) return '';
    return wordsIn(node);
  });
  return words
    .filter((each) => each.trim() !== '')
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
