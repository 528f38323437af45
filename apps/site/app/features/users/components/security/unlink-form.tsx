import { useQueryClient } from '@tanstack/react-query';
import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import type { Link } from '@xiongmao/api/identity/shapes';
import { keepAccount } from '@xiongmao/auth/account';
import { Form } from '@xiongmao/auth/components/fields/form';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { toast } from '@xiongmao/ui/overlays/toast';
import { useApi } from '#app/platform/app-context.ts';
import { linksQuery } from '../../api/user-queries.ts';
import { useProof } from './proof/proof-context.ts';

/** Says what it means to part with a third party, and does it: proven, as it takes a way in away. */
export function UnlinkForm({ link, onDone }: { link: Link; onDone: () => void }) {
  const { t } = useTranslation(['users', 'identity']);
  const api = useApi();
  const queries = useQueryClient();
  const withProof = useProof();
  const { provider, subject, name } = link;

  async function send(): Promise<void> {
    const { user } = await withProof(() => {
      const once = { idempotencyKey: idempotencyKey() };
      return api('POST /user/links/end', { body: { provider, subject } }, once);
    });
    queries.setQueryData(linksQuery(api).queryKey, (held) =>
      held?.filter((other) => other.provider !== provider || other.subject !== subject),
    );
    keepAccount(queries, api, user);
    toast(t('users:security.unlinked'));
    onDone();
  }

  return (
    <Form action={t('users:security.unlink')} check={() => null} send={send}>
      <p className="text-sm">
        {t('users:security.unlinkMeans', { name, provider: t(`identity:provider.${provider}`) })}
      </p>
    </Form>
  );
}
