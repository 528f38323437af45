import { directionOf, type Locale, localeFacts } from '@xiongmao/i18n/locales';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { ProclamationBar } from '@xiongmao/ui/proclamation-bar';
import X from 'lucide-react/icons/x';
import type { Row } from '../contract.ts';

type PreviewProps = Pick<Row<'proclamations'>, 'texts' | 'severity' | 'link' | 'dismissible'>;

/** The bar as it will stand on the site, in each language that it is written in. */
export function Preview({ texts, severity, link, dismissible }: PreviewProps) {
  const { t } = useTranslation(['editors', 'common']);
  const written = Object.entries(texts) as [Locale, string][];
  return (
    <section aria-label={t('proclamations.preview')} className="flex flex-col gap-2">
      <h2 className="text-xs text-muted">{t('proclamations.preview')}</h2>
      <div className="flex flex-col gap-1 overflow-hidden rounded-sm">
        {(written.length > 0 ? written : [['zh_CN', '…'] as [Locale, string]]).map(
          ([locale, text]) => (
            <ProclamationBar
              key={locale}
              severity={severity}
              aria-label={localeFacts[locale].endonym}
              lang={localeFacts[locale].tag}
              dir={directionOf(locale)}
            >
              <p className="min-w-0 grow py-2 text-sm break-words">
                {text}{' '}
                {link && (
                  <span className="font-semibold underline underline-offset-2">
                    {t('common:proclamation.more')}
                  </span>
                )}
              </p>
              {dismissible && <X aria-hidden className="me-2 size-4 shrink-0 text-muted" />}
            </ProclamationBar>
          ),
        )}
      </div>
    </section>
  );
}
