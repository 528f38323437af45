import { useErrorText } from '@xiongmao/auth/use-error-text';
import { useLocale } from '@xiongmao/i18n/use-locale';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { sizeText } from '@xiongmao/videos/size-text';
import { SendingRefused } from '@xiongmao/videos/uploads/send-file';
import type { useUpload } from '@xiongmao/videos/uploads/use-upload';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import X from 'lucide-react/icons/x';
import { useFormat } from '../../format.ts';

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
    <div className="flex flex-col gap-2 text-sm">
      <p className="font-semibold wrap-anywhere">{name}</p>
      <progress
        aria-label={t('upload.progress', { name })}
        max={size}
        value={sent}
        className="h-2 w-full accent-accent"
      />
      <p className="tabular text-muted">
        {t('upload.at', {
          sent: sizeText(sent, locale),
          size: sizeText(size, locale),
          percent: percent(sent / size),
        })}
      </p>
      <p role="status" className={at === 'failed' ? 'text-loss' : ''}>
        {t(`upload.state.${at === 'sent' ? 'sending' : at}`)}
      </p>
      {at === 'failed' && <Reason error={error} />}
      <div className="flex flex-wrap gap-2">
        {isHalted ? (
          <Button look="primary" onClick={goOn}>
            <Play aria-hidden className="size-4" />
            {t(at === 'failed' ? 'upload.again' : 'upload.goOn')}
          </Button>
        ) : (
          <Button onClick={pause}>
            <Pause aria-hidden className="size-4" />
            {t('upload.pause')}
          </Button>
        )}
        <Button look="quiet" title={t('upload.giveUpHint')} onClick={onGiveUp}>
          <X aria-hidden className="size-4" />
          {t('upload.giveUp')}
        </Button>
      </div>
    </div>
  );
}

function Reason({ error }: { error: unknown }) {
  const { t } = useTranslation('footage');
  const errorText = useErrorText();
  return (
    <p role="alert" className="text-loss">
      {error instanceof SendingRefused ? t(`upload.refused.${error.reason}`) : errorText(error)}
    </p>
  );
}
