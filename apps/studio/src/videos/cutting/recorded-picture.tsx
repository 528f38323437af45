import PlayIcon from '@mui/icons-material/PlayArrow';
import { Box, Button, Stack, Typography } from '@mui/material';
import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useRecording } from '@xiongmao/player/use-recording';
import { useRef, useState } from 'react';
import { api } from '../../api.ts';

interface RecordedPictureProps {
  broadcastId: number;
  /** Takes the moment in sight as the beginning, or the end. */
  onFrom: (instant: string) => void;
  onTo: (instant: string) => void;
}

/** What was recorded, to find by eye where a video begins and ends; it plays once it is asked to. */
export function RecordedPicture(props: RecordedPictureProps) {
  const { t } = useTranslation('footage');
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <Playing {...props} />;
  return (
    <Button startIcon={<PlayIcon />} onClick={() => setOpen(true)} sx={{ mb: 2 }}>
      {t('cut.picture.watch')}
    </Button>
  );
}

function Playing({ broadcastId, onFrom, onTo }: RecordedPictureProps) {
  const { t } = useTranslation('footage');
  const video = useRef<HTMLVideoElement>(null);
  const { missing, events, shownAt } = useRecording(video, (lease) =>
    api(
      'POST /live/previewRecording',
      { body: { broadcastId, ...(lease && { lease }) } },
      { idempotencyKey: idempotencyKey() },
    ),
  );
  function take(onTaken: (instant: string) => void) {
    const at = shownAt();
    if (at !== null) onTaken(new Date(at).toISOString());
  }
  return (
    <Stack sx={{ gap: 1, pb: 2 }}>
      <Box
        sx={{
          position: 'relative',
          aspectRatio: '16 / 9',
          maxWidth: 768,
          borderRadius: 1,
          overflow: 'hidden',
          bgcolor: 'common.black',
          color: 'common.white',
        }}
      >
        <Box
          component="video"
          ref={video}
          controls={!missing}
          playsInline
          aria-label={t('cut.picture.label')}
          {...events}
          sx={{ display: 'block', width: '100%', height: '100%', objectFit: 'contain' }}
        />
        {missing && (
          <Typography
            role="status"
            variant="body2"
            sx={{
              ...{ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center', p: 2 },
              pointerEvents: 'none',
            }}
          >
            {t(`cut.picture.${missing}`)}
          </Typography>
        )}
      </Box>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" disabled={missing !== null} onClick={() => take(onFrom)}>
          {t('cut.picture.fromHere')}
        </Button>
        <Button variant="outlined" disabled={missing !== null} onClick={() => take(onTo)}>
          {t('cut.picture.toHere')}
        </Button>
      </Stack>
    </Stack>
  );
}
