import { useTranslation } from '@xiongmao/i18n/use-translation';
import CaptionsIcon from 'lucide-react/icons/captions';
import { PlayerButton } from '#app/shared/player/controls/player-button.tsx';
import type { Captions } from './use-captions.ts';

/** Captions on and off, where there are any. */
export function CaptionsButton({ captions: { options, shown, toggle } }: { captions: Captions }) {
  const { t } = useTranslation('videos');
  if (options.length === 0) return null;
  return (
    <PlayerButton
      label={t(shown === null ? 'player.showCaptions' : 'player.hideCaptions')}
      onClick={toggle}
      className={shown === null ? '' : 'text-accent'}
    >
      <CaptionsIcon aria-hidden className="size-5" />
    </PlayerButton>
  );
}
