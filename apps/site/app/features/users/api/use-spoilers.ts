import { useQuery } from '@tanstack/react-query';
import type { Client } from '@xiongmao/api/client';
import type { Spoilers } from '@xiongmao/api/http/concealing/shapes';
import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import { callQuery } from '@xiongmao/api/react';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { toast } from '@xiongmao/ui/overlays/toast';
import { useEffect, useEffectEvent } from 'react';
import { useApi } from '#app/platform/app-context.ts';
import { useLocale } from '#app/platform/i18n.tsx';
import { keptChoice } from '#app/platform/spoilers/kept.ts';
import { choiceChannel } from '#app/platform/spoilers/tabs.ts';
import { tellWorker } from '#app/platform/worker/registration.ts';
import { useAction } from '#app/shared/form/use-action.ts';

const spoilersQuery = (api: Client) => ({
  ...callQuery(api, 'GET /user/spoilers', {}),
  staleTime: 0,
});

/** Of what one wants no results. */
export const useSpoilers = () => useQuery(spoilersQuery(useApi()));

/** Keeps it. The page is loaded anew, and says so: whatever it holds may be told no more, or may be now. */
export function useSaveSpoilers() {
  const api = useApi();
  const { t } = useTranslation('spoilers');
  const locale = useLocale();
  const say = useEffectEvent(() => {
    const { saved, ...rest } = history.state ?? {};
    if (!saved) return;
    history.replaceState(rest, '');
    toast(t('saved'));
  });
  useEffect(() => say(), []);
  return useAction({
    mutationFn: (spoilers: Spoilers) =>
      api('POST /user/spoilers', { body: spoilers }, { idempotencyKey: idempotencyKey() }),
    async onSuccess() {
      if (navigator.serviceWorker?.controller) {
        await tellWorker({ type: 'chosen', hides: keptChoice(), locale });
      }
      const tabs = choiceChannel();
      tabs.postMessage(null);
      tabs.close();
      history.replaceState({ ...history.state, saved: true }, '');
      location.reload();
    },
  });
}
