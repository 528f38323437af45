import { useMutation } from '@tanstack/react-query';
import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { toast } from '@xiongmao/ui/overlays/toast';
import { useNavigate } from 'react-router';
import { useServices } from '../../services.ts';
import { useCallFailure } from '../../step-up/use-prove.ts';
import type { QueuePosition } from './queue-position.ts';

/** Claims the next order of the queue and opens it; where none is left, the queue. `after` is skipped, and all before it. */
export function useTakeNext({ search, next }: QueuePosition) {
  const { t } = useTranslation('desk');
  const { api } = useServices();
  const navigate = useNavigate();
  const failureOf = useCallFailure();
  return useMutation({
    mutationFn: (after?: number) =>
      api(
        'POST /goods/desk/claim',
        { body: { next: after === undefined ? next : { ...next, after } } },
        { idempotencyKey: idempotencyKey() },
      ),
    onSuccess({ id }) {
      if (id !== null) return navigate(`/goods-orders/${id}`, { state: { search, next } });
      toast(t('next.none'));
      return navigate(`/goods-orders${search}`);
    },
    onError: (error) => toast(failureOf(error)!, 'bad'),
  });
}
