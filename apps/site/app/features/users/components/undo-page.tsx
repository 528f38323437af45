import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import { Form } from '@xiongmao/auth/components/fields/form';
import { openSignIn } from '@xiongmao/auth/login-modal';
import { formatList } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { Panel } from '@xiongmao/ui/panel';
import { useState } from 'react';
import { useApi } from '#app/platform/app-context.ts';
import { useLocale } from '#app/platform/i18n.tsx';

interface Undone {
  restored: string[];
  needsPassword: boolean;
}

/**
 * Where the link in a letter about a change of an address leads. Opening it changes nothing: mail programs
 * open links, too. What names the change stands behind `#`, which no server and no other page is told.
 */
export function UndoPage() {
  const { t } = useTranslation('users');
  const api = useApi();
  const [undone, setUndone] = useState<Undone | null>(null);

  async function send(): Promise<void> {
    const token = location.hash.slice(1);
    const once = { idempotencyKey: idempotencyKey() };
    setUndone(await api('POST /user/address/undo', { body: { token } }, once));
  }

  return (
    <Panel heading="h1" title={undone ? t('undo.done') : t('undo.title')}>
      <div className="flex flex-col gap-4 p-4 text-sm">
        {undone ? (
          <Result {...undone} />
        ) : (
          <Form
            action={t('undo.action')}
            check={() =>
              location.hash.length > 1 ? null : { field: null, text: t('undo.broken') }
            }
            send={send}
          >
            <p>{t('undo.lead')}</p>
            <p className="text-muted">{t('undo.means')}</p>
          </Form>
        )}
      </div>
    </Panel>
  );
}

function Result({ restored, needsPassword }: Undone) {
  const { t } = useTranslation('users');
  const locale = useLocale();
  return (
    <div role="status" className="flex flex-col items-start gap-4">
      {restored.length > 0 && (
        <p>{t('undo.restored', { addresses: formatList(restored, locale) })}</p>
      )}
      <p>{t(needsPassword ? 'undo.needsPassword' : 'undo.keepPassword')}</p>
      <Button look="primary" onClick={() => openSignIn(undefined, 2)}>
        {t('undo.setPassword')}
      </Button>
    </div>
  );
}
