import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useRecording } from '@xiongmao/player/use-recording';
import { Button } from '@xiongmao/ui/button';
import Play from 'lucide-react/icons/play';
import { useRef, useState } from 'react';
import { useServices } from '../../services.ts';

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
    <Button className="mb-4 self-start" onClick={() => setOpen(true)}>
      <Play aria-hidden className="size-4" />
      {t('cut.picture.watch')}
    </Button>
  );
}

function Playing({ broadcastId, onFrom, onTo }: RecordedPictureProps) {
  const { t } = useTranslation('footage');
  const { api } = useServices();
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
    <div className="flex flex-col gap-2 pb-4">
      <div className="relative aspect-video w-full max-w-3xl overflow-hidden rounded-sm bg-black">
        <video
          ref={video}
          controls={!missing}
          playsInline
          aria-label={t('cut.picture.label')}
          className="size-full object-contain"
          {...events}
        />
        {missing && (
          <p
            role="status"
            className="pointer-events-none absolute inset-0 grid place-items-center p-4 text-sm text-white"
          >
            {t(`cut.picture.${missing}`)}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button disabled={missing !== null} onClick={() => take(onFrom)}>
          {t('cut.picture.fromHere')}
        </Button>
        <Button disabled={missing !== null} onClick={() => take(onTo)}>
          {t('cut.picture.toHere')}
        </Button>
      </div>
    </div>
  );
}
