import { useTranslation } from '@xiongmao/i18n/use-translation';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from 'react';
import { Head } from '#app/platform/document/seo.tsx';
import { rememberSearch } from '../api/past-searches.ts';
import { SearchField } from './search-field.tsx';

interface SearchPageProps {
  text: string;
  /** Where what is found by another text stands. */
  to: (text: string) => string;
  children: ReactNode;
}

/** What is looked for, and below it what was found: arrow keys lead from one to the next. */
export function SearchPage({ text, to, children }: SearchPageProps) {
  const { t } = useTranslation('search');
  const found = useRef<HTMLDivElement>(null);
  const title = text === '' ? t('title') : t('titleOf', { text });

  function move(event: KeyboardEvent<HTMLElement>): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const from = event.target as HTMLElement;
    if (step === undefined || from.matches('select')) return;
    const field = event.currentTarget.querySelector('input');
    const stops = [field, ...found.current!.querySelectorAll<HTMLElement>('li a[href]')];
    const next = stops[stops.indexOf(from as HTMLInputElement) + step];
    if (!stops.includes(from as HTMLInputElement) || !next) return;
    event.preventDefault();
    next.focus();
  }
  function remember({ target }: MouseEvent): void {
    if (text !== '' && (target as Element).closest('li a[href]')) rememberSearch(text);
  }

  return (
    <main
      id="content"
      onKeyDown={move}
      className="mx-auto flex w-full max-w-[60rem] flex-col gap-4 pt-3 md:px-4"
    >
      <Head title={title} hidden />
      <h1 className="sr-only">{title}</h1>
      <SearchField text={text} to={to} />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it listens for what links in it do */}
      <div ref={found} onClick={remember} className="flex flex-col gap-4">
        {children}
      </div>
    </main>
  );
}
