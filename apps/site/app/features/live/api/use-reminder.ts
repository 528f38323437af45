import { useQueryClient } from '@tanstack/react-query';
import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import { useRequireSignIn } from '@xiongmao/auth/account';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { toast } from '@xiongmao/ui/overlays/toast';
import { useApi } from '#app/platform/app-context.ts';
import { useAction } from '#app/shared/form/use-action.ts';
import { anchorQuery } from './live-queries.ts';

/** Sets or takes away a reminder of an anchor's reservation; a guest is asked to sign in, and then has it. */
export function useReminder(anchorId: number, id: number, reminded: boolean) {
  const { t } = useTranslation('live');
  const api = useApi();
  const queries = useQueryClient();
  const requireSignIn = useRequireSignIn();
  const { queryKey } = anchorQuery(api, anchorId);
  const { mutate, isPending } = useAction({
    mutationFn: (remind: boolean) =>
      api('POST /anchor/remind', { body: { id, remind } }, { idempotencyKey: idempotencyKey() }),
    onSuccess({ reminded: now }) {
      if (now) toast(t('remind.done'));
      queries.setQueryData(
        queryKey,
        (held) =>
          held && {
            ...held,
            reservations: held.reservations.map((one) =>
              one.id === id ? { ...one, reminded: now } : one,
            ),
          },
      );
    },
  });
  return { busy: isPending, toggle: () => requireSignIn(() => mutate(!reminded)) };
}
