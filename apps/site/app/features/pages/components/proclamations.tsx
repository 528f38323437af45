import type { Proclamation } from '@xiongmao/api/pages/shapes';
import { directionOf, isLocale, localeFacts } from '@xiongmao/i18n/locales';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { IconButton } from '@xiongmao/ui/button';
import { ProclamationBar } from '@xiongmao/ui/proclamation-bar';
import X from 'lucide-react/icons/x';
import { useNonce } from '#app/platform/document/nonce.ts';
import { Link } from '#app/platform/link.tsx';
import { dismiss, hideScript, useDismissed } from '../api/dismissed.ts';

/** One bar at a time (`app.css`): the gravest that was not dismissed. */
export default function Proclamations({ items }: { items: readonly Proclamation[] }) {
  const nonce = useNonce();
  const dismissed = useDismissed();
  return (
    <>
      {items.map((item) => (
        <Bar key={item.id} item={item} hidden={dismissed?.includes(String(item.id)) ?? false} />
      ))}
      {dismissed === null && (
        <script
          nonce={nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a script of ours, known by its hash
          dangerouslySetInnerHTML={{ __html: hideScript }}
        />
      )}
    </>
  );
}

function Bar({ item, hidden }: { item: Proclamation; hidden: boolean }) {
  const { t } = useTranslation();
  const { id, severity, text, locale, link, dismissible } = item;
  const written = isLocale(locale) ? locale : 'en_US';
  return (
    <ProclamationBar
      severity={severity}
      aria-label={t('proclamation.label')}
      data-proclamation={dismissible ? id : undefined}
      className="proclamation"
      hidden={dismissible && hidden}
      suppressHydrationWarning
    >
      <p className="grow py-2 text-sm">
        <span lang={localeFacts[written].tag} dir={directionOf(written)}>
          {text}
        </span>{' '}
        {link && <More link={link} />}
      </p>
      {dismissible && (
        <IconButton
          label={t('proclamation.dismiss')}
          onClick={() => dismiss(id)}
          className="noscript:hidden"
        >
          <X aria-hidden className="size-4" />
        </IconButton>
      )}
    </ProclamationBar>
  );
}

function More({ link }: { link: string }) {
  const { t } = useTranslation();
  const look =
    'inline-flex min-h-6 items-center font-semibold whitespace-nowrap underline underline-offset-2 hover:text-accent';
  return link.startsWith('/') ? (
    <Link to={link} prefetch="intent" className={look}>
      {t('proclamation.more')}
    </Link>
  ) : (
    <a href={link} rel="noreferrer" className={look}>
      {t('proclamation.more')}
    </a>
  );
}
