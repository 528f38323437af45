import { Alert, Box, Card, CardContent, Chip, Skeleton, Stack, Typography } from '@mui/material';
import type { OwnStream } from '@xiongmao/api/live/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useFormat } from '../../format.ts';
import { Answer } from '../../page/answer.tsx';
import { Figure, figureGrid } from '../../page/figure.tsx';
import { useStream } from '../live/use-live.ts';
import { OwnPicture } from './own-picture.tsx';

const colours = {
  none: 'default',
  preview: 'info',
  live: 'success',
  interrupted: 'error',
} as const;

/** How the stream arrives, its picture, and what to change in the encoder. */
export function Health() {
  const { t } = useTranslation('studio');
  const query = useStream();
  return (
    <Card component="section" aria-label={t('streamHealth.title')}>
      <CardContent component={Stack} spacing={2}>
        <Typography variant="subtitle1" component="h2">
          {t('streamHealth.title')}
        </Typography>
        <Answer query={query} skeleton={<Skeleton variant="rounded" height={120} />}>
          {(stream) => <Arriving stream={stream} isOld={query.isError} />}
        </Answer>
      </CardContent>
    </Card>
  );
}

function Arriving({ stream, isOld }: { stream: OwnStream; isOld: boolean }) {
  const { t } = useTranslation(['studio', 'live']);
  const { state, health, advice } = stream;
  return (
    <>
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
        <Chip size="small" color={colours[state]} label={t(`streamHealth.state.${state}`)} />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t(`streamHealth.hint.${state}`)}
        </Typography>
      </Stack>
      {isOld && <Alert severity="warning">{t('streamHealth.old')}</Alert>}
      {advice.map((name) => (
        <Alert key={name} severity="warning">
          {t(`live:advice.${name}`)}
        </Alert>
      ))}
      {health && advice.length === 0 && state !== 'interrupted' && (
        <Alert severity="success">{t('streamHealth.good')}</Alert>
      )}
      {state !== 'none' && (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            alignItems: 'start',
            gridTemplateColumns: { md: 'minmax(0, 3fr) minmax(0, 2fr)' },
          }}
        >
          {/* Live it is another recording than before. */}
          <OwnPicture key={state === 'preview' ? 'private' : 'public'} />
          {health && <Figures health={health} />}
        </Box>
      )}
    </>
  );
}

function Figures({ health }: { health: NonNullable<OwnStream['health']> }) {
  const { t } = useTranslation('studio');
  const { count, decimal } = useFormat();
  const { width, height, bitrate, frameRate, keyFrameInterval, drops, viewers } = health;
  return (
    <Box sx={{ ...figureGrid, gridTemplateColumns: '1fr 1fr' }}>
      <Figure
        inset
        name={t('streamHealth.bitrate')}
        value={t('streamHealth.kbits', { value: count(bitrate / 1000) })}
      />
      <Figure
        inset
        name={t('streamHealth.frameRate')}
        value={t('streamHealth.fps', { value: decimal(frameRate) })}
        hint={`${width}×${height}`}
      />
      <Figure
        inset
        name={t('streamHealth.keyFrames')}
        value={
          keyFrameInterval ? t('streamHealth.seconds', { value: decimal(keyFrameInterval) }) : null
        }
      />
      <Figure inset name={t('streamHealth.drops')} value={count(drops)} />
      <Figure inset name={t('streamHealth.viewers')} value={count(viewers)} />
      <Figure
        inset
        name={t('streamHealth.recording')}
        value={t(`streamHealth.recordingState.${health.recordingState}`)}
      />
    </Box>
  );
}
