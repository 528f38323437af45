import { type Protocol, protocols, protocolVersions } from '@xiongmao/api/identity/protocols';
import { completeLocales } from '@xiongmao/i18n/checks/complete-locales';
import { formatDay } from '@xiongmao/i18n/format';
import { directionOf, localeFacts } from '@xiongmao/i18n/locales';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import Printer from 'lucide-react/icons/printer';
import { protocolPath } from '#app/paths.ts';
import { useLocale } from '#app/platform/i18n.tsx';
import { Link } from '#app/platform/link.tsx';
import { useCentred } from '#app/shared/list/use-centred.ts';
import { Paragraphs } from './paragraphs.tsx';
import { useProtocol } from './use-protocol.ts';

/** One of the six pages of words: the menu of all beside it, its parts in order, fit to be printed. */
export function ProtocolPage({ protocol }: { protocol: Protocol }) {
  const { t } = useTranslation('protocols');
  const locale = useLocale();
  const { title, summary, parts } = useProtocol(protocol);
  const own = completeLocales('protocols').includes(locale);
  const shown = own ? locale : 'en_US';
  return (
    <main
      id="content"
      className="mx-auto grid w-full max-w-[64rem] items-start gap-x-8 gap-y-2 md:grid-cols-[13rem_minmax(0,1fr)] md:px-4 md:pt-4 print:block"
    >
      <ProtocolMenu shown={protocol} />
      <article
        lang={localeFacts[shown].tag}
        dir={directionOf(shown)}
        className="max-w-[44rem] bg-surface px-4 py-6 md:rounded-lg md:px-8 md:py-8 print:max-w-none print:p-0"
      >
        {!own && <p className="pb-4 text-sm text-muted">{t('shell.otherLanguage')}</p>}
        <header className="flex flex-col gap-2 border-b border-line pb-6">
          <h1 className="text-xl font-semibold">{title}</h1>
          <p className="text-sm text-muted">{summary}</p>
          <div className="flex items-center justify-between gap-4 text-xs text-muted">
            <p>
              {t('shell.version', { date: formatDay(protocolVersions[protocol], shown, 'date') })}
            </p>
            <Button look="quiet" className="print:hidden" onClick={() => print()}>
              <Printer aria-hidden className="size-4" />
              {t('shell.print')}
            </Button>
          </div>
        </header>
        {parts.map(({ key, title: heading, text }, index) => (
          <section key={key} id={key} className="scroll-mt-4 pt-6">
            <h2 className="pb-2 text-base font-semibold">
              <span className="tabular">{index + 1}.</span> {heading}
            </h2>
            <Paragraphs text={text} />
          </section>
        ))}
      </article>
    </main>
  );
}

function ProtocolMenu({ shown }: { shown: Protocol }) {
  const { t } = useTranslation('protocols');
  const row = useCentred<HTMLElement>(shown);
  return (
    <nav
      ref={row}
      aria-label={t('shell.menu')}
      className="scrollbar-none min-w-0 overflow-x-auto md:sticky md:top-4 md:rounded-lg md:bg-surface md:p-2 print:hidden"
    >
      <ul className="flex md:flex-col">
        {protocols.map((protocol) => (
          <li key={protocol} className="shrink-0">
            <Link
              to={protocolPath(protocol)}
              aria-current={protocol === shown ? 'page' : undefined}
              className="flex min-h-11 items-center border-b-2 border-transparent px-4 text-sm whitespace-nowrap text-muted -outline-offset-2 hover:text-ink aria-[current]:border-accent aria-[current]:text-ink md:min-h-10 md:rounded-sm md:border-b-0 md:px-3 md:whitespace-normal md:aria-[current]:bg-raised md:aria-[current]:font-semibold"
            >
              {t(`${protocol}.title`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
