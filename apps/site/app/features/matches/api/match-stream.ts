import { useQueryClient } from '@tanstack/react-query';
import { applyMatchDelta } from '@xiongmao/api/matches/apply/apply-match';
import { isTold } from '@xiongmao/api/matches/concealing/conceal';
import { type MatchDelta, matchDetails } from '@xiongmao/api/matches/events';
import type { AnyMatchDetail } from '@xiongmao/api/matches/shapes';
import { useApi, useViewer } from '#app/platform/app-context.ts';
import { useStream } from '#app/platform/live.ts';
import { mergeActions } from './match-actions.ts';
import { actionsQuery, type MatchAddress, matchQuery, trendsQuery } from './match-queries.ts';

/** Keeps the match of an address current in the query cache, and its positions once they were asked for. */
export function useMatchStream(address: MatchAddress, { match, version }: AnyMatchDetail): void {
  const api = useApi();
  const queries = useQueryClient();
  const { queryKey } = matchQuery(api, address);
  const actions = actionsQuery(api, match.id);

  function appendActions(news: NonNullable<MatchDelta['actions']>): void {
    const held = queries.getQueryData(actions.queryKey);
    // An answer that is on its way may be older than these: it is asked for again.
    if (!held) void queries.invalidateQueries({ queryKey: actions.queryKey });
    else queries.setQueryData(actions.queryKey, { actions: mergeActions(held.actions, news) });
  }

  // What begins is hidden then, if it is; else it was told so far.
  const { status, concealed } = match.state;
  const hidden = useViewer().hides && (concealed || !isTold(status));

  useStream(matchDetails, `match:${match.id}${hidden ? ':hidden' : ''}`, version, {
    onDelta(delta) {
      queries.setQueryData(queryKey, (held) => held && applyMatchDelta(held, delta));
      if (delta.actions) appendActions(delta.actions);
    },
    async resync() {
      const fresh = await queries.fetchQuery({ ...matchQuery(api, address), staleTime: 0 });
      void queries.invalidateQueries({ queryKey: actions.queryKey });
      void queries.invalidateQueries({ queryKey: trendsQuery(api, match.id).queryKey });
      return fresh.version;
    },
  });
}
