import { useTranslation } from '@xiongmao/i18n/use-translation';
import Headphones from 'lucide-react/icons/headphones';

/** What stands where the picture would be. */
export function SoundAlone({ mini }: { mini: boolean }) {
  const { t } = useTranslation('live');
  return (
    <div className="pointer-events-none absolute inset-0 flex flex-col items-center justify-center gap-2 bg-black/75">
      <Headphones aria-hidden className="size-8 text-muted" />
      {!mini && <p className="text-sm">{t('player.audioOnly')}</p>}
    </div>
  );
}
