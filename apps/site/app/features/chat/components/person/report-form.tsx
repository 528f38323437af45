import { type ReportReason, reportReasons } from '@xiongmao/api/chat/rules';
import type { RoomName } from '@xiongmao/api/chat/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { inputLook } from '@xiongmao/ui/fields/form-field';
import { Segmented } from '@xiongmao/ui/fields/segmented';
import { toast } from '@xiongmao/ui/overlays/toast';
import { useState } from 'react';
import { useReport } from '../../api/use-moderation.ts';

interface ReportFormProps {
  report:
    | { about: 'message' | 'person'; room: RoomName; id: number }
    | { about: 'room'; room: RoomName };
  onDone: () => void;
}

/** Tells staff what is wrong with a message, a person or a room. */
export function ReportForm({ report, onDone }: ReportFormProps) {
  const { t } = useTranslation('chat');
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [isAsked, setAsked] = useState(false);
  const [text, setText] = useState('');
  const { mutate, isPending } = useReport(() => {
    toast(t('report.done'));
    onDone();
  });
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (reason === null) return setAsked(true);
        mutate({ ...report, reason, text });
      }}
    >
      <Segmented
        label={t('report.why')}
        name="report"
        look="chips"
        options={reportReasons.map((value) => ({ value, label: t(`report.${value}`) }))}
        value={reason}
        onChange={setReason}
        error={isAsked && reason === null ? t('report.choose') : undefined}
      />
      <textarea
        aria-label={t('report.text')}
        placeholder={t('report.text')}
        value={text}
        maxLength={500}
        rows={3}
        dir="auto"
        onChange={({ target }) => setText(target.value)}
        className={`${inputLook} py-2`}
      />
      <Button type="submit" look="primary" aria-disabled={isPending}>
        {t('report.send')}
      </Button>
    </form>
  );
}
