import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useConfig } from '../config.ts';

/** Leads to the site's player. */
export function PlayLink({ animation }: { animation: string | null }) {
  const { t } = useTranslation('console');
  const { siteUrl } = useConfig();
  if (!animation) return '–';
  return (
    <a
      href={`${siteUrl}/svga?${new URLSearchParams({ file: animation })}`}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-6 items-center text-accent"
    >
      {t('gifts.play')}
    </a>
  );
}
