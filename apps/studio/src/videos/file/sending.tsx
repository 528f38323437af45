import { Alert, Button, LinearProgress, Stack, Typography } from '@mui/material';
import { useLocale } from '@xiongmao/i18n/use-locale';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { sizeText } from '@xiongmao/videos/size-text';
import { SendingRefused } from '@xiongmao/videos/uploads/send-file';
import type { useUpload } from '@xiongmao/videos/uploads/use-upload';
import { useFormat } from '../../format.ts';
import { useFailureText } from '../../page/answer.tsx';

type Upload = ReturnType<typeof useUpload>;
interface SendingProps extends Pick<Upload, 'pause' | 'goOn'> {
  sending: NonNullable<Upload['sending']>;
  onGiveUp: () => void;
}

/** A file on its way from here: how far it is, and what can be done about it. */
export function Sending({ sending, pause, goOn, onGiveUp }: SendingProps) {
  const { t } = useTranslation('footage');
  const { percent } = useFormat();
  const locale = useLocale();
  const { name, size, sent, at, error } = sending;
  const isHalted = at === 'paused' || at === 'failed';
  return (
    <Stack spacing={1}>
      <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <LinearProgress
        variant="determinate"
        aria-label={t('upload.progress', { name })}
        value={(100 * sent) / size}
      />
      <Typography
        variant="body2"
        sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
      >
        {t('upload.at', {
          sent: sizeText(sent, locale),
          size: sizeText(size, locale),
          percent: percent(sent / size),
        })}
      </Typography>
      <Typography variant="body2" role="status">
        {t(`upload.state.${at === 'sent' ? 'sending' : at}`)}
      </Typography>
      {at === 'failed' && <Reason error={error} />}
      <Stack direction="row" spacing={1}>
        {isHalted ? (
          <Button variant="contained" onClick={goOn}>
            {t(at === 'failed' ? 'upload.again' : 'upload.goOn')}
          </Button>
        ) : (
          <Button variant="outlined" onClick={pause}>
            {t('upload.pause')}
          </Button>
        )}
        <Button title={t('upload.giveUpHint')} onClick={onGiveUp}>
          {t('upload.giveUp')}
        </Button>
      </Stack>
    </Stack>
  );
}

function Reason({ error }: { error: unknown }) {
  const { t } = useTranslation('footage');
  const failureText = useFailureText();
  return (
    <Alert severity="error">
      {error instanceof SendingRefused
        ? t(`upload.refused.${error.reason}`)
        : failureText(error as Error)}
    </Alert>
  );
}
