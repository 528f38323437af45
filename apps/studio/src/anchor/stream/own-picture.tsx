import { Box, Typography } from '@mui/material';
import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useGrant } from '@xiongmao/player/use-grant';
import { usePlayback } from '@xiongmao/player/use-playback';
import { useRef } from 'react';
import { api } from '../../api.ts';

/** What arrives, as viewers see it or will see it; silent, or a microphone would hear it. */
export function OwnPicture() {
  const { t } = useTranslation(['studio', 'live']);
  const video = useRef<HTMLVideoElement>(null);
  const { grant, failure, again } = useGrant(
    (lease) =>
      api(
        'POST /anchor/preview',
        { body: lease ? { lease } : {} },
        { idempotencyKey: idempotencyKey() },
      ),
    true,
  );
  const { doing, trouble, events } = usePlayback(video, {
    id: 'own',
    url: grant?.url ?? null,
    kind: 'live',
    latency: 'low',
    renew: again,
  });
  // Another engine than ours shows nothing before it is live.
  if (grant && grant.url === null) return null;
  const isShown = doing !== 'loading';
  const isUnplayable = trouble === 'unsupported' || trouble === 'denied';
  const note = isUnplayable ? trouble : failure || trouble === 'network' ? 'network' : 'loading';
  return (
    <Box>
      <Box
        sx={{
          position: 'relative',
          aspectRatio: '16 / 9',
          borderRadius: 1,
          overflow: 'hidden',
          bgcolor: 'common.black',
          color: 'common.white',
        }}
      >
        <Box
          component="video"
          ref={video}
          muted
          playsInline
          controls={isShown}
          aria-label={t('streamHealth.picture')}
          {...events}
          sx={{ display: 'block', width: '100%', height: '100%', objectFit: 'contain' }}
        />
        {(!isShown || isUnplayable) && (
          <Typography
            role="status"
            variant="body2"
            sx={{ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center', p: 2 }}
          >
            {t(`live:player.${note}`)}
          </Typography>
        )}
      </Box>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', pt: 0.5 }}>
        {t('streamHealth.silent')}
      </Typography>
    </Box>
  );
}
