import type { Platform } from '@xiongmao/api/fields/platforms';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import Laptop from 'lucide-react/icons/laptop';
import Monitor from 'lucide-react/icons/monitor';
import Smartphone from 'lucide-react/icons/smartphone';
import { tell } from '../api/tell.ts';

const icons = { ios: Smartphone, android: Smartphone, windows: Monitor, mac: Laptop };

interface DownloadLinkProps {
  platform: Platform;
  href: string;
  /** The reader's own. */
  isOwn: boolean;
}

/** Leads to the app of a platform; the channel that brought the reader is told of it. */
export function DownloadLink({ platform, href, isOwn }: DownloadLinkProps) {
  const { t } = useTranslation('promotion');
  const Icon = icons[platform];
  return (
    <a
      href={href}
      rel="noreferrer"
      onClick={() => tell('/promotion/download', { platform })}
      className={`flex min-h-16 items-center gap-3 rounded-lg px-4 py-2 ${isOwn ? 'bg-accent text-on-accent' : 'bg-surface hover:bg-raised'}`}
    >
      <Icon aria-hidden className="size-6 shrink-0" />
      <span className="flex min-w-0 flex-col">
        <span className="text-base font-semibold">{t(`platform.${platform}`)}</span>
        <span className={`text-xs ${isOwn ? '' : 'text-muted'}`}>
          {t(isOwn ? 'download.yours' : 'download.get')}
        </span>
      </span>
    </a>
  );
}
