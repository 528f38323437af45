import { useSuspenseQuery } from '@tanstack/react-query';
import { partsOf } from '@xiongmao/api/pages/parts';
import type { ShownPage } from '@xiongmao/api/pages/shapes';
import { formatDay } from '@xiongmao/i18n/format';
import { directionOf, isLocale, type Locale, localeFacts } from '@xiongmao/i18n/locales';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import Printer from 'lucide-react/icons/printer';
import { pagePath, takedownPath } from '#app/paths.ts';
import { useApi } from '#app/platform/app-context.ts';
import { Head } from '#app/platform/document/seo.tsx';
import { useLocale } from '#app/platform/i18n.tsx';
import { Link } from '#app/platform/link.tsx';
import { type AskedPage, pageQuery } from '../../api/page-query.ts';
import { useFilled } from '../../api/use-filled.ts';
import { PageMenu } from './page-menu.tsx';
import { Paragraphs } from './paragraphs.tsx';

/** A page of words: the menu of all beside it, its parts in order, fit to be printed. */
export function PageScreen({ asked }: { asked: AskedPage }) {
  const { t } = useTranslation('pages');
  const locale = useLocale();
  const filled = useFilled();
  const page = useSuspenseQuery(pageQuery(useApi(), asked)).data;
  const shown = isLocale(page.locale) ? page.locale : 'en_US';
  const isCurrent = page.versions[0]?.number === page.number;
  return (
    <>
      <Head
        title={filled(page.title)}
        description={filled(page.summary)}
        path={pagePath(asked.page)}
        hidden={!isCurrent}
      />
      <main
        id="content"
        className="mx-auto grid w-full max-w-[64rem] items-start gap-x-8 gap-y-2 md:grid-cols-[13rem_minmax(0,1fr)] md:px-4 md:pt-4 print:block"
      >
        <PageMenu shown={page.page} />
        <article
          lang={localeFacts[shown].tag}
          dir={directionOf(shown)}
          className="min-w-0 max-w-[44rem] bg-surface px-4 py-6 md:rounded-lg md:px-8 md:py-8 print:max-w-none print:p-0"
        >
          {!isCurrent && <Superseded page={page} />}
          {shown !== locale && <p className="pb-4 text-sm text-muted">{t('otherLanguage')}</p>}
          <header className="flex flex-col gap-2 border-b border-line pb-6">
            <h1 className="text-xl font-semibold [overflow-wrap:anywhere]">{filled(page.title)}</h1>
            <p className="text-sm text-muted">{filled(page.summary)}</p>
            <div className="flex flex-wrap items-center justify-between gap-x-4 text-xs text-muted">
              <p>{page.from && t('version', { date: formatDay(page.from, shown, 'date') })}</p>
              <Button look="quiet" className="print:hidden" onClick={() => print()}>
                <Printer aria-hidden className="size-4" />
                {t('print')}
              </Button>
            </div>
          </header>
          {partsOf(filled(page.body)).map(({ title, text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place
            <section key={index} id={`part-${index + 1}`} className="scroll-mt-4 pt-6">
              {title && (
                <h2 className="pb-2 text-base font-semibold">
                  <span className="tabular">{index + 1}.</span> {title}
                </h2>
              )}
              <Paragraphs text={text} />
            </section>
          ))}
          {page.page === 'complaint' && <ToTakedown />}
          <Versions page={page} locale={shown} />
        </article>
      </main>
    </>
  );
}

/** Who comes to what held once is told, and led to what holds. */
function Superseded({ page: { page } }: { page: ShownPage }) {
  const { t } = useTranslation('pages');
  return (
    <p role="note" className="mb-4 flex flex-wrap gap-x-2 rounded-sm bg-raised p-3 text-sm">
      {t('superseded')}
      <Link to={pagePath(page)} className="text-accent underline underline-offset-2">
        {t('toCurrent')}
      </Link>
    </p>
  );
}

/** The agreement on complaints leads to the form for rights-holders. */
function ToTakedown() {
  const { t } = useTranslation('pages');
  return (
    <p className="pt-6 text-sm print:hidden">
      <Link to={takedownPath} className="text-accent underline underline-offset-2">
        {t('toTakedown')}
      </Link>
    </p>
  );
}

/** What held before, to be read as it was. */
function Versions({ page, locale }: { page: ShownPage; locale: Locale }) {
  const { t } = useTranslation('pages');
  const { versions } = page;
  if (versions.length < 2) return null;
  return (
    <nav
      aria-label={t('versions')}
      className="mt-8 border-t border-line pt-4 text-sm text-muted print:hidden"
    >
      <h2 className="pb-1 font-semibold">{t('versions')}</h2>
      <ul className="flex flex-wrap gap-x-6">
        {versions.map(({ number, from }, index) => (
          <li key={number}>
            <Link
              to={pagePath(page.page, index === 0 ? undefined : number)}
              prefetch="intent"
              aria-current={number === page.number ? 'page' : undefined}
              className="inline-flex min-h-11 items-center hover:text-ink aria-[current]:text-ink md:min-h-8"
            >
              {from ? formatDay(from, locale, 'date') : t('firstVersion')}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
