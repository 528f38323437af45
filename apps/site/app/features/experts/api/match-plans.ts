import { useQuery } from '@tanstack/react-query';
import type { Client } from '@xiongmao/api/client';
import type { BoardMatch } from '@xiongmao/api/matches/shapes';
import { callQuery } from '@xiongmao/api/react';
import { useApi } from '#app/platform/app-context.ts';

/** Plans for a match: those that are given away or sold before it, all of them from then on. */
export const matchPlansQuery = (api: Client, { id, state }: Pick<BoardMatch, 'id' | 'state'>) =>
  callQuery(api, 'GET /expert_plan/getPlansPC', {
    query: {
      matchId: id,
      status: state.status === 'notStarted' ? 'onSale' : 'all',
      order: 'bound',
    },
  });

/** Whether experts have plans for a match; not until the browser has asked, which it does while `enabled`. */
export const useHasPlans = (match: Pick<BoardMatch, 'id' | 'state'>, enabled: boolean): boolean =>
  Boolean(useQuery({ ...matchPlansQuery(useApi(), match), enabled }).data?.total);
