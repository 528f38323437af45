import { useQuery } from '@tanstack/react-query';
import type { MatchDetail } from '@xiongmao/api/matches/shapes';
import { oddsMarkets } from '@xiongmao/api/odds/kinds';
import type { MatchOdds } from '@xiongmao/api/odds/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { EmptyState } from '@xiongmao/ui/states/empty-state';
import { useApi } from '#app/platform/app-context.ts';
import { ClientOnly } from '#app/shared/async/client-only.tsx';
import { Loaded } from '#app/shared/async/loaded.tsx';
import { SkeletonRows } from '#app/shared/async/skeleton-rows.tsx';
import { useIsHeld } from '#app/shared/sync/use-sync.ts';
import { oddsQuery } from '../api/odds-queries.ts';
import { useOddsStream } from '../api/use-odds-stream.ts';
import { FormChoice } from './form-choice.tsx';
import { MarketTable } from './market-table.tsx';

/** A match's tab of odds: every market, bookmaker by bookmaker, as it moves. */
export default function OddsOfMatch({ detail }: { detail: MatchDetail }) {
  // The page asks by itself whether there are any, perhaps before this is hydrated.
  return <ClientOnly fallback={skeleton}>{() => <Asked detail={detail} />}</ClientOnly>;
}

const skeleton = <SkeletonRows count={10} className="h-12" />;

function Asked({ detail }: { detail: MatchDetail }) {
  const { t } = useTranslation('odds');
  const query = useQuery(oddsQuery(useApi(), detail.match.id));
  return (
    <Loaded query={query} skeleton={skeleton}>
      {(odds) =>
        odds.quotes.length === 0 ? (
          <EmptyState text={t('none')} />
        ) : (
          <Markets odds={odds} detail={detail} />
        )
      }
    </Loaded>
  );
}

function Markets({ odds, detail }: { odds: MatchOdds; detail: MatchDetail }) {
  const { t } = useTranslation('odds');
  const { id } = detail.match;
  const held = useIsHeld(id);
  useOddsStream(id, odds);
  return (
    <div className="flex flex-col gap-2 md:gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 bg-surface px-4 py-2 md:rounded-lg">
        <FormChoice />
        <p className="text-xs text-muted">
          {held ? t('held') : odds.frozen ? t('frozen') : t('moves')}
        </p>
      </div>
      {oddsMarkets.map((market) => {
        const quotes = odds.quotes.filter((quote) => quote.market === market);
        return (
          quotes.length > 0 && (
            <MarketTable key={market} market={market} quotes={quotes} detail={detail} held={held} />
          )
        );
      })}
      <p className="px-4 pb-2 text-xs text-muted">{t('notice')}</p>
    </div>
  );
}
