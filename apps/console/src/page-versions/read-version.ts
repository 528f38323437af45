import type { PageText } from '@xiongmao/api/pages/shapes';
import type { Row } from '../contract.ts';
import { type WrittenIn, writtenIn } from '../form/texts.tsx';
import { readLocalTime } from '../form/values/local-time.ts';

export type PageVersion = Row<'page-versions'>;
export interface VersionInput {
  texts: Record<string, PageText>;
  from: string | null;
  note: string;
}

/** The field of a language's title, summary or body. */
export const fieldOf = (locale: WrittenIn, part: keyof PageText): string =>
  `texts.${locale}.${part}`;

/** What stands in the fields; a language of which nothing is written is left out, what is in others stays. */
export function readVersion(entries: FormData, was: PageVersion): VersionInput {
  const textOf = (name: string) =>
    String(entries.get(name) ?? '')
      .replaceAll('\r\n', '\n')
      .trim();
  const texts = { ...was.texts };
  for (const locale of writtenIn) {
    const title = textOf(fieldOf(locale, 'title'));
    const summary = textOf(fieldOf(locale, 'summary'));
    const body = textOf(fieldOf(locale, 'body'));
    if (title || summary || body) texts[locale] = { title, summary, body };
    else delete texts[locale];
  }
  const when = textOf('when');
  const from = when === 'later' ? readLocalTime(textOf('from'), was.from) : null;
  return { texts, from: when === 'now' ? 'now' : from, note: textOf('note') };
}
