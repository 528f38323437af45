import { useQueryClient } from '@tanstack/react-query';
import type { Client } from '@xiongmao/api/client';
import { useWrite } from '@xiongmao/auth/use-write';
import { useState } from 'react';
import { useApi } from '#app/platform/app-context.ts';
import { useRefreshGold } from '#app/shared/account/use-gold.ts';
import { editionQuery, ownDrawsQuery, redemptionsKey } from '../mall-queries.ts';
import { useIntentKey } from '../use-intent-key.ts';
import { randomSeed } from './seed.ts';

export type Drawn = Awaited<ReturnType<typeof draw>>;

const draw = (
  api: Client,
  body: { id: number; price: number; clientSeed: string },
  once: { idempotencyKey: string },
) => api('POST /blindBox/draw', { body }, once);

/** Draws from a box: each seed is one draw, however often it is tried; what was drawn makes the next seed. */
export function useDraw(id: number, price: number, onDrawn: (drawn: Drawn) => void) {
  const api = useApi();
  const queries = useQueryClient();
  const refreshGold = useRefreshGold();
  const { keyOf } = useIntentKey();
  const [clientSeed, setClientSeed] = useState(randomSeed);
  const write = useWrite({
    mutationFn() {
      const body = { id, price, clientSeed };
      return draw(api, body, keyOf(body));
    },
    onSuccess(drawn) {
      setClientSeed(randomSeed());
      onDrawn(drawn);
    },
    onSettled() {
      void queries.invalidateQueries(editionQuery(api, id));
      void queries.invalidateQueries(ownDrawsQuery(api, id));
      void queries.invalidateQueries({ queryKey: redemptionsKey });
      void refreshGold();
    },
  });
  return { ...write, clientSeed, setClientSeed };
}
