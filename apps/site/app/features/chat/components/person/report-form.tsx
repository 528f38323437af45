import type { RoomName } from '@xiongmao/api/chat/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { toast } from '@xiongmao/ui/overlays/toast';
import { ReasonForm } from '#app/shared/form/reason-form.tsx';
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
  const { mutate, isPending } = useReport(() => {
    toast(t('report.done'));
    onDone();
  });
  return (
    <ReasonForm
      texts="chat"
      isPending={isPending}
      onSend={(told) => mutate({ ...report, ...told })}
    />
  );
}
