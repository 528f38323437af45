import { useUpdate } from '@refinedev/core';
import { formatCountdown } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import ImageDown from 'lucide-react/icons/image-down';
import type { RefObject } from 'react';
import type { Row } from '../../contract.ts';
import type { Failure } from '../../providers/failure.ts';

interface UsePictureProps {
  video: Row<'videos'>;
  element: RefObject<HTMLVideoElement | null>;
  /** It is drawn a moment later. */
  onChosen: () => void;
}

/** Makes the picture that the player shows the poster. */
export function UsePicture({ video, element, onChosen }: UsePictureProps) {
  const { t } = useTranslation('footage');
  const { id, version, seconds } = video;
  const { mutate, mutation } = useUpdate<Row<'videos'>, Failure>({ resource: 'videos', id });

  function choose() {
    const at = Math.min(element.current?.currentTime ?? 0, seconds ?? 0);
    const posterAt = Math.floor(at * 1000) / 1000;
    const message = t('player.posterAt', { at: formatCountdown(posterAt) });
    mutate(
      { values: { version, posterAt }, successNotification: { type: 'success', message } },
      { onSuccess: onChosen },
    );
  }

  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-2">
      <Button disabled={mutation.isPending} onClick={choose}>
        <ImageDown aria-hidden className="size-4" />
        {t('player.usePicture')}
      </Button>
      <p className="text-xs text-muted">{t('player.usePictureHint')}</p>
    </div>
  );
}
