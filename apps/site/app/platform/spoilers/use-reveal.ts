import { useQueryClient } from '@tanstack/react-query';
import type { Revealed } from '@xiongmao/api/http/hidden-results';
import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import { useErrorText } from '@xiongmao/auth/use-error-text';
import { useWrite } from '@xiongmao/auth/use-write';
import { toast } from '@xiongmao/ui/overlays/toast';
import { useApi } from '../app-context.ts';
import { renewLive } from '../live.ts';

/** Asks for a result that is hidden; all that is on screen is asked for anew, as it may tell it, too. */
export function useReveal(name: Revealed, onDone?: () => Promise<void>) {
  const api = useApi();
  const queries = useQueryClient();
  const errorText = useErrorText();
  return useWrite({
    mutationFn: () =>
      api('POST /user/spoilers/reveal', { body: { name } }, { idempotencyKey: idempotencyKey() }),
    async onSuccess() {
      if (onDone) return onDone();
      await renewLive();
      await queries.invalidateQueries();
    },
    onError: (error) => toast(errorText(error), 'bad'),
  });
}
