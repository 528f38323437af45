import { useQueryClient } from '@tanstack/react-query';
import { applyOddsDelta, oddsChannel } from '@xiongmao/api/odds/events';
import type { MatchOdds } from '@xiongmao/api/odds/shapes';
import { useApi } from '#app/platform/app-context.ts';
import { useStream } from '#app/platform/live.ts';
import { oddsQuery } from './odds-queries.ts';

/** Keeps the odds of a match that were asked for current while the component is there. */
export function useOddsStream(matchId: number, { version }: MatchOdds): void {
  const api = useApi();
  const queries = useQueryClient();
  const query = oddsQuery(api, matchId);
  useStream(oddsChannel, `odds:${matchId}`, version, {
    onDelta(delta) {
      queries.setQueryData(query.queryKey, (held) => held && applyOddsDelta(held, delta));
      // What stands on screen of how they moved has another point now.
      void queries.invalidateQueries({ queryKey: ['GET /match/oddsHistory'] });
    },
    async resync() {
      return (await queries.fetchQuery({ ...query, staleTime: 0 })).version;
    },
  });
}
