import type { WritingKind } from '@xiongmao/api/posts/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { toast } from '@xiongmao/ui/overlays/toast';
import { ReasonForm } from '#app/shared/form/reason-form.tsx';
import { useReport } from '../../api/use-posts.ts';

interface ReportFormProps {
  kind: WritingKind;
  id: number;
  onDone: () => void;
}

/** Tells staff what is wrong with a post or comment. */
export function ReportForm({ kind, id, onDone }: ReportFormProps) {
  const { t } = useTranslation('posts');
  const { mutate, isPending } = useReport(() => {
    toast(t('report.done'));
    onDone();
  });
  return (
    <ReasonForm
      texts="posts"
      isPending={isPending}
      onSend={(told) => mutate({ kind, id, ...told })}
    />
  );
}
