import { useTranslation } from '@xiongmao/i18n/use-translation';
import ExternalLink from 'lucide-react/icons/external-link';
import { useSignIn } from '../sign-in-context.ts';

/** Opens the channel area in a new tab; false where the browser does not let a page do so. */
export function openChannels(address: string): boolean {
  const opened = window.open(address, '_blank');
  if (opened) opened.opener = null;
  return opened !== null;
}

/** The way to the channel area for those whose browser has blocked the tab. */
export function ChannelLink({ address }: { address: string }) {
  const { t } = useTranslation('identity');
  const { finish } = useSignIn();
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-muted">{t('channels.hint')}</p>
      <a
        href={address}
        target="_blank"
        rel="noreferrer"
        onClick={finish}
        className="inline-flex min-h-11 items-center justify-center gap-2 rounded-sm bg-accent px-4 text-sm font-semibold text-on-accent"
      >
        {t('channels.open')}
        <ExternalLink aria-hidden className="size-4" />
      </a>
    </div>
  );
}
