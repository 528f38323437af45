import { useTranslation } from '@xiongmao/i18n/use-translation';
import VolumeX from 'lucide-react/icons/volume-x';

/** The browser let it play without sound alone. */
export function TapForSound({ onTap }: { onTap: () => void }) {
  const { t } = useTranslation('player');
  return (
    <button
      type="button"
      onClick={onTap}
      className="inline-flex min-h-11 items-center gap-2 rounded-sm bg-black px-3 text-sm text-ink md:min-h-9"
    >
      <VolumeX aria-hidden className="size-5" />
      <span className="@max-lg:sr-only">{t('sound')}</span>
    </button>
  );
}
