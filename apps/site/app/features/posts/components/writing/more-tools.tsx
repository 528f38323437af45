import { editMinutes, type WritingKind } from '@xiongmao/api/posts/rules';
import { useRequireSignIn, useUid } from '@xiongmao/auth/account';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { Dialog } from '@xiongmao/ui/overlays/dialog';
import Flag from 'lucide-react/icons/flag';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useTicking } from '#app/platform/ticking.ts';
import { ReportForm } from './report-form.tsx';
import { tool } from './tool.ts';

interface MoreToolsProps {
  kind: WritingKind;
  id: number;
  authorId: number;
  at: string;
  onEdit: () => void;
  onDelete: () => void;
}

/** What one does with a text of one's own, and what with another's. */
export function MoreTools({ kind, id, authorId, at, onEdit, onDelete }: MoreToolsProps) {
  const { t } = useTranslation(['posts', 'common']);
  const requireSignIn = useRequireSignIn();
  const isOwn = useUid() === authorId;
  const isEditable = useTicking((now) => Date.parse(at) + editMinutes * 60_000 > now);
  const [asked, setAsked] = useState<'report' | 'delete' | null>(null);
  const close = () => setAsked(null);
  return (
    <>
      {isOwn && isEditable && (
        <button type="button" className={tool} onClick={onEdit}>
          <Pencil aria-hidden className="size-3.5" />
          {t('edit')}
        </button>
      )}
      {isOwn ? (
        <button
          type="button"
          className={tool}
          aria-haspopup="dialog"
          onClick={() => setAsked('delete')}
        >
          <Trash aria-hidden className="size-3.5" />
          {t('delete')}
        </button>
      ) : (
        <button
          type="button"
          className={tool}
          aria-haspopup="dialog"
          onClick={() => requireSignIn(() => setAsked('report'))}
        >
          <Flag aria-hidden className="size-3.5" />
          {t('report.title')}
        </button>
      )}
      <Dialog
        open={asked !== null}
        onClose={close}
        title={asked === 'delete' ? t(`deleteTitle.${kind}`) : t('report.title')}
        closeLabel={t('common:action.close')}
      >
        {asked === 'report' && <ReportForm kind={kind} id={id} onDone={close} />}
        {asked === 'delete' && (
          <div className="flex flex-col gap-4">
            <p className="text-sm text-muted">{t(`deleteHint.${kind}`)}</p>
            <div className="flex gap-2">
              <Button
                look="primary"
                onClick={() => {
                  close();
                  onDelete();
                }}
              >
                {t('delete')}
              </Button>
              <Button onClick={close}>{t('common:action.cancel')}</Button>
            </div>
          </div>
        )}
      </Dialog>
    </>
  );
}
