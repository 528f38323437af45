import PlayIcon from '@mui/icons-material/PlayCircle';
import { Box, ButtonBase, Typography } from '@mui/material';
import type { VideoPlay } from '@xiongmao/api/videos/shapes';
import { type Locale, localeFacts } from '@xiongmao/i18n/locales';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { usePreview } from '@xiongmao/player/use-preview';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import type { OwnVideo } from '../../contract.ts';

interface PlayerProps {
  video: OwnVideo;
  play: VideoPlay;
  /** Asks where it plays from now. */
  again: () => Promise<void>;
  /** What can be done with what is seen. */
  children?: (element: RefObject<HTMLVideoElement | null>) => ReactNode;
}

const frame = {
  position: 'relative',
  display: 'block',
  width: '100%',
  aspectRatio: '16 / 9',
  borderRadius: 1,
  overflow: 'hidden',
  bgcolor: 'common.black',
  color: 'common.white',
} as const;
const filled = { display: 'block', width: '100%', height: '100%', objectFit: 'contain' } as const;

/** A video as it will be watched, published or not; it begins when it is asked to. */
export function Player({ video: { poster, title }, play, again, children }: PlayerProps) {
  const { t } = useTranslation('footage');
  const [isOpen, setOpen] = useState(false);
  const element = useRef<HTMLVideoElement>(null);
  if (isOpen) {
    return (
      <>
        <Playing play={play} again={again} element={element} />
        {children?.(element)}
      </>
    );
  }
  return (
    <ButtonBase aria-label={t('player.play', { title })} onClick={() => setOpen(true)} sx={frame}>
      {poster && <Box component="img" src={poster.address} alt="" sx={filled} />}
      <Box sx={{ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' }}>
        <PlayIcon sx={{ fontSize: 64 }} />
      </Box>
    </ButtonBase>
  );
}

interface PlayingProps extends Pick<PlayerProps, 'play' | 'again'> {
  element: RefObject<HTMLVideoElement | null>;
}

function Playing({ play, again, element }: PlayingProps) {
  const { t } = useTranslation(['footage', 'live']);
  const { doing, trouble, events } = usePreview(element, play, again);
  const note = trouble === null ? 'loading' : trouble === 'unsupported' ? trouble : 'network';
  return (
    <Box sx={frame}>
      <Box
        component="video"
        ref={element}
        controls
        playsInline
        // Captions come from where the picture does.
        crossOrigin="anonymous"
        aria-label={t('player.video')}
        {...events}
        sx={filled}
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
      </Box>
      {(doing === 'loading' || trouble) && (
        <Typography
          role="status"
          variant="body2"
          sx={{
            position: 'absolute',
            inset: 0,
            display: 'grid',
            placeItems: 'center',
            p: 2,
            pointerEvents: 'none',
          }}
        >
          {trouble === 'denied' ? t('player.denied') : t(`live:player.${note}`)}
        </Typography>
      )}
    </Box>
  );
}
