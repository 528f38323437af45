import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import { useRequireSignIn } from '@xiongmao/auth/account';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button, IconButton } from '@xiongmao/ui/button';
import { inputLook } from '@xiongmao/ui/fields/form-field';
import { Segmented } from '@xiongmao/ui/fields/segmented';
import { Dialog } from '@xiongmao/ui/overlays/dialog';
import { toast } from '@xiongmao/ui/overlays/toast';
import Flag from 'lucide-react/icons/flag';
import { useState } from 'react';
import { useApi } from '#app/platform/app-context.ts';
import { useAction } from '#app/shared/form/use-action.ts';

const kinds = ['rules', 'copyright', 'fraud', 'minor', 'other'] as const;
const longest = 500;

/** Tells staff of what is shown in a room. */
export function ReportRoom({ broadcastId }: { broadcastId: number }) {
  const { t } = useTranslation(['live', 'common']);
  const requireSignIn = useRequireSignIn();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={t('report.title')}
        aria-haspopup="dialog"
        onClick={() => requireSignIn(() => setOpen(true))}
      >
        <Flag aria-hidden className="size-4" />
      </IconButton>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('report.title')}
        closeLabel={t('common:action.close')}
      >
        <ReportForm broadcastId={broadcastId} onSent={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function ReportForm({ broadcastId, onSent }: { broadcastId: number; onSent: () => void }) {
  const { t } = useTranslation('live');
  const api = useApi();
  const [kind, setKind] = useState<(typeof kinds)[number]>('rules');
  const [text, setText] = useState('');
  const { mutate, isPending } = useAction({
    mutationFn: () =>
      api(
        'POST /live/report',
        { body: { broadcastId, kind, text } },
        { idempotencyKey: idempotencyKey() },
      ),
    onSuccess() {
      toast(t('report.done'));
      onSent();
    },
  });
  return (
    <form
      className="flex flex-col gap-4 pt-2"
      onSubmit={(event) => {
        event.preventDefault();
        mutate();
      }}
    >
      <Segmented
        label={t('report.why')}
        name="report"
        look="chips"
        options={kinds.map((value) => ({ value, label: t(`report.${value}`) }))}
        value={kind}
        onChange={setKind}
      />
      <textarea
        aria-label={t('report.text')}
        placeholder={t('report.text')}
        value={text}
        maxLength={longest}
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
