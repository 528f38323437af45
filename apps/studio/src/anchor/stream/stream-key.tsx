import {
  Alert,
  AlertTitle,
  Box,
  Button,
  Card,
  CardContent,
  Skeleton,
  Stack,
  Typography,
} from '@mui/material';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useState } from 'react';
import { Confirm } from 'react-admin';
import { useFormat } from '../../format.ts';
import { Answer, useFailureText } from '../../page/answer.tsx';
import { CopyField } from '../../page/copy-field.tsx';
import { useLive, useStream } from '../live/use-live.ts';

/** Where the encoder sends its picture, and the key that it needs, told once. */
export function StreamKey() {
  const { t } = useTranslation('studio');
  const query = useStream();
  return (
    <Card component="section" id="stream-key" aria-label={t('stream.title')}>
      <CardContent component={Stack} spacing={2}>
        <Typography variant="subtitle1" component="h2">
          {t('stream.title')}
        </Typography>
        <Answer query={query} skeleton={<Skeleton variant="rounded" height={160} />}>
          {({ address, stream, madeAt }) => (
            <>
              <CopyField label={t('stream.address')} value={address} />
              <Key stream={stream} madeAt={madeAt} />
            </>
          )}
        </Answer>
        <Obs />
      </CardContent>
    </Card>
  );
}

interface KeyProps {
  /** Null: there is none yet. */
  stream: string | null;
  madeAt: string | null;
}

function Key({ stream, madeAt }: KeyProps) {
  const { t } = useTranslation('studio');
  const { moment } = useFormat();
  const failureText = useFailureText();
  const { data, mutate, isPending, error } = useLive().makeKey;
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      {data ? (
        <>
          <Alert severity="warning">
            <AlertTitle>{t('stream.once')}</AlertTitle>
            {t('stream.secret')}
          </Alert>
          <CopyField label={t('stream.key')} value={data.key} />
        </>
      ) : stream ? (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {t('stream.held', { stream })}
          <br />
          <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
            {madeAt && t('stream.madeAt', { moment: moment(madeAt) })} {t('stream.lost')}
          </Typography>
        </Typography>
      ) : (
        <Alert severity="info">{t('stream.none')}</Alert>
      )}
      {error && <Alert severity="error">{failureText(error)}</Alert>}
      <Button
        variant={stream ? 'outlined' : 'contained'}
        disabled={isPending}
        onClick={() => (stream ? setAsking(true) : mutate())}
        sx={{ alignSelf: 'flex-start' }}
      >
        {t(stream ? 'stream.rotate' : 'stream.make')}
      </Button>
      <Confirm
        isOpen={isAsking}
        title={t('stream.rotateTitle')}
        content={t('stream.rotateContent')}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          mutate();
        }}
      />
    </>
  );
}

const steps = ['service', 'paste', 'output', 'start', 'live'] as const;

/** How OBS is set up. */
function Obs() {
  const { t } = useTranslation('studio');
  return (
    <Box component="section" aria-label={t('obs.title')}>
      <Typography variant="subtitle2" component="h3">
        {t('obs.title')}
      </Typography>
      <Box component="ol" sx={{ m: 0, mt: 1, pl: 2.5 }}>
        {steps.map((step) => (
          <Typography key={step} component="li" variant="body2" sx={{ pb: 0.5 }}>
            {t(`obs.${step}`)}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}
