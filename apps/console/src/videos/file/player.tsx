import type { VideoPlay } from '@xiongmao/api/videos/shapes';
import { type Locale, localeFacts } from '@xiongmao/i18n/locales';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { usePreview } from '@xiongmao/player/use-preview';
import Play from 'lucide-react/icons/play';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import type { Row } from '../../contract.ts';

interface PlayerProps {
  video: Row<'videos'> & { play: VideoPlay };
  /** Asks where it plays from now. */
  again: () => Promise<void>;
  /** What can be done with what is seen. */
  children?: (element: RefObject<HTMLVideoElement | null>) => ReactNode;
}

const frame = 'relative aspect-video w-full overflow-hidden rounded-sm bg-black';

/** A video as it will be watched, published or not; it begins when it is asked to. */
export function Player({ video, again, children }: PlayerProps) {
  const { t } = useTranslation('footage');
  const [isOpen, setOpen] = useState(false);
  const element = useRef<HTMLVideoElement>(null);
  const { poster, title } = video;
  if (isOpen) {
    return (
      <>
        <Playing video={video} again={again} element={element} />
        {children?.(element)}
      </>
    );
  }
  return (
    <button
      type="button"
      aria-label={t('player.play', { title })}
      onClick={() => setOpen(true)}
      className={frame}
    >
      {poster && <img src={poster.address} alt="" className="size-full object-contain" />}
      <span className="absolute inset-0 grid place-items-center">
        <span className="grid size-14 place-items-center rounded-full bg-black/70 text-white">
          <Play aria-hidden className="size-6" />
        </span>
      </span>
    </button>
  );
}

function Playing({
  video: { play },
  again,
  element,
}: Omit<PlayerProps, 'children'> & { element: RefObject<HTMLVideoElement | null> }) {
  const { t } = useTranslation(['footage', 'live']);
  const { doing, trouble, events } = usePreview(element, play, again);
  const isLost = trouble === 'unsupported' || trouble === 'denied';
  return (
    <div className={frame}>
      <video
        ref={element}
        controls
        playsInline
        // Captions come from where the picture does.
        crossOrigin="anonymous"
        aria-label={t('player.video')}
        className="size-full object-contain"
        {...events}
      >
        {play.captions.map(({ locale, address }) => (
          <track
            key={address}
            kind="captions"
            src={address}
            srcLang={localeFacts[locale as Locale].tag}
            label={localeFacts[locale as Locale].endonym}
          />
        ))}
      </video>
      {(doing === 'loading' || trouble) && (
        <p
          role="status"
          className="pointer-events-none absolute inset-0 grid place-items-center p-4 text-sm text-white"
        >
          {isLost && trouble === 'denied'
            ? t('player.denied')
            : t(
                `live:player.${trouble === 'unsupported' ? 'unsupported' : trouble ? 'network' : 'loading'}`,
              )}
        </p>
      )}
    </div>
  );
}
