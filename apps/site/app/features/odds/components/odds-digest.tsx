import { useQuery } from '@tanstack/react-query';
import type { MatchDetail } from '@xiongmao/api/matches/shapes';
import { oddsMarkets } from '@xiongmao/api/odds/kinds';
import type { MatchOdds } from '@xiongmao/api/odds/shapes';
import { useApi, useConfig } from '#app/platform/app-context.ts';
import { oddsQuery } from '../api/odds-queries.ts';
import { useOddsStream } from '../api/use-odds-stream.ts';
import { MarketTable } from './market-table.tsx';

/** What one bookmaker offers before a match begins; the tab of odds has all of them. */
export function OddsDigest({ detail }: { detail: MatchDetail }) {
  const { odds: shown } = useConfig();
  const enabled = shown && detail.match.state.status === 'notStarted';
  const { data } = useQuery({ ...oddsQuery(useApi(), detail.match.id), enabled });
  if (!enabled || !data || data.quotes.length === 0) return null;
  return <Digest odds={data} detail={detail} />;
}

function Digest({ odds, detail }: { odds: MatchOdds; detail: MatchDetail }) {
  useOddsStream(detail.match.id, odds);
  return oddsMarkets.map((market) => {
    const quote = odds.quotes.find((each) => each.market === market);
    return (
      quote && (
        <MarketTable key={market} market={market} quotes={[quote]} detail={detail} held={false} />
      )
    );
  });
}
