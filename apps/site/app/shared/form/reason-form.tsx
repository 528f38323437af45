import { type ReportReason, reportReasons } from '@xiongmao/api/chat/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { inputLook } from '@xiongmao/ui/fields/form-field';
import { Segmented } from '@xiongmao/ui/fields/segmented';
import { useState } from 'react';

interface ReasonFormProps {
  /** Whose texts say it. */
  texts: 'chat' | 'posts';
  isPending: boolean;
  onSend: (told: { reason: ReportReason; text: string }) => void;
}

/** What is wrong with something that is reported to staff: a reason, and words of one's own. */
export function ReasonForm({ texts, isPending, onSend }: ReasonFormProps) {
  const { t } = useTranslation(texts);
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [isAsked, setAsked] = useState(false);
  const [text, setText] = useState('');
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (reason === null) return setAsked(true);
        onSend({ reason, text });
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
