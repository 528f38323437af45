import { useQueryClient } from '@tanstack/react-query';
import { applyOddsDelta, oddsChannel } from '@xiongmao/api/odds/events';
import type { MatchOdds } from '@xiongmao/api/odds/shapes';
import { useApi } from '#app/platform/app-context.ts';
import { useStream } from '#app/platform/live.ts';
import { addMove } from './add-move.ts';
import { oddsHistoryQuery, oddsQuery } from './odds-queries.ts';

/** Keeps the odds of a match that were asked for current while the component is there. */
export function useOddsStream(matchId: number, { version }: MatchOdds): void {
  const api = useApi();
  const queries = useQueryClient();
  const query = oddsQuery(api, matchId);
  useStream(oddsChannel, `odds:${matchId}`, version, {
    onDelta(delta) {
      queries.setQueryData(query.queryKey, (held) => held && applyOddsDelta(held, delta));
      for (const quote of delta.quotes)
        addMove(queries, oddsHistoryQuery(api, matchId, quote), quote);
    },
    async resync() {
      // Moves may have been missed.
      void queries.invalidateQueries({ queryKey: ['GET /match/oddsHistory'] });
      return (await queries.fetchQuery({ ...query, staleTime: 0 })).version;
    },
  });
}
