import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { pageSize } from '@xiongmao/api/fields/page-size';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { EmptyState } from '@xiongmao/ui/states/empty-state';
import { useSearchParams } from 'react-router';
import { useApi } from '#app/platform/app-context.ts';
import { Loaded } from '#app/shared/async/loaded.tsx';
import { SkeletonRows } from '#app/shared/async/skeleton-rows.tsx';
import { Pager } from '#app/shared/list/pager.tsx';
import { playerMatchesQuery } from '../../api/lines/line-queries.ts';
import { askedOfBest, readRankingAddress } from '../../api/lines/ranking-address.ts';
import { MatchTable } from '../record/match-table.tsx';

/** What was done in single matches of a season, the most first. */
export function BestMatches({ seasonId, gameId }: { seasonId: number; gameId: number }) {
  const { t } = useTranslation('lines');
  const address = readRankingAddress(useSearchParams()[0]);
  const asked = askedOfBest(address, seasonId, gameId);
  const query = useQuery({
    ...playerMatchesQuery(useApi(), asked),
    placeholderData: keepPreviousData,
  });
  return (
    <section className="overflow-hidden bg-surface md:rounded-lg">
      <Loaded query={query} skeleton={<SkeletonRows count={12} className="h-10" />}>
        {({ items, total }) =>
          items.length === 0 ? (
            <EmptyState text={t('none')} />
          ) : (
            <>
              <MatchTable
                subject="player"
                gameId={gameId}
                lines={items}
                withPlayer
                order={{ key: asked.sort!, descending: asked.order === 'desc' }}
              />
              <Pager page={address.page} pages={Math.ceil(total / pageSize)} />
            </>
          )
        }
      </Loaded>
    </section>
  );
}
