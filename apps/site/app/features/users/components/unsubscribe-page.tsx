import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import type { MailKind } from '@xiongmao/api/users/shapes';
import { Form } from '@xiongmao/auth/components/fields/form';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Panel } from '@xiongmao/ui/panel';
import { useState } from 'react';
import { accountPath } from '#app/paths.ts';
import { useApi } from '#app/platform/app-context.ts';
import { Link } from '#app/platform/link.tsx';

/**
 * Where a mail's own link to stop such mails leads, signed in or not. Opening it changes nothing: mail programs open
 * links, too. The key stands behind `#`, which no server and no other page is told.
 */
export function UnsubscribePage() {
  const { t } = useTranslation('users');
  const api = useApi();
  const [stopped, setStopped] = useState<MailKind | null>(null);

  async function send(): Promise<void> {
    const key = location.hash.slice(1);
    const once = { idempotencyKey: idempotencyKey() };
    setStopped((await api('POST /user/mails/stop', { body: { key } }, once)).kind);
  }

  return (
    <Panel heading="h1" title={t(stopped ? 'unsubscribe.done' : 'unsubscribe.title')}>
      <div className="flex flex-col gap-4 p-4 text-sm">
        {stopped ? (
          <p role="status">{t('unsubscribe.stopped', { kind: t(`mailKind.${stopped}`) })}</p>
        ) : (
          <Form
            action={t('unsubscribe.action')}
            check={() =>
              location.hash.length > 1 ? null : { field: null, text: t('unsubscribe.broken') }
            }
            send={send}
          >
            <p>{t('unsubscribe.lead')}</p>
          </Form>
        )}
        <p className="text-muted">{t('unsubscribe.needed')}</p>
        <Link
          to={accountPath('preferences')}
          className="inline-flex min-h-11 items-center self-start text-accent hover:underline"
        >
          {t('unsubscribe.settings')}
        </Link>
      </div>
    </Panel>
  );
}
