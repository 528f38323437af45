import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { gameById } from '@xiongmao/api/catalogue/games';
import type { ExpertOrder } from '@xiongmao/api/experts/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { EmptyState } from '@xiongmao/ui/states/empty-state';
import { allExpertsPath } from '#app/paths.ts';
import { useApi } from '#app/platform/app-context.ts';
import { Link } from '#app/platform/link.tsx';
import { Loaded } from '#app/shared/async/loaded.tsx';
import { SkeletonRows } from '#app/shared/async/skeleton-rows.tsx';
import { rankingQuery } from '../../api/expert-queries.ts';
import { GameFilter } from '../game-filter.tsx';
import { OrderChoice } from '../order-choice.tsx';
import { ExpertTable } from './expert-table.tsx';

interface SpecialistsProps {
  gameId: number;
  order: ExpertOrder;
}

/** Who predicts one game best. */
export function Specialists({ gameId, order }: SpecialistsProps) {
  const { t } = useTranslation(['experts', 'games']);
  const query = useQuery({
    ...rankingQuery(useApi(), { gameId, order }),
    placeholderData: keepPreviousData,
  });
  const game = t(`games:${gameId}` as 'games:202');
  return (
    <div className="flex flex-col gap-2 pt-2">
      <GameFilter chosen={gameId} all={false} />
      <section className="overflow-hidden bg-surface md:rounded-lg">
        <OrderChoice order={order} />
        <Loaded query={query} skeleton={<SkeletonRows count={10} className="h-12" />}>
          {({ items }) =>
            items.length === 0 ? (
              <EmptyState text={t('specialist.empty')} />
            ) : (
              <div aria-busy={query.isPlaceholderData} className="aria-busy:opacity-60">
                <ExpertTable caption={game} experts={items} order={order} />
                <Link
                  to={`${allExpertsPath}?game=${gameById(gameId)?.slug ?? ''}`}
                  className="flex min-h-11 items-center justify-center text-sm text-accent -outline-offset-2"
                >
                  {t('specialist.rest', { game })}
                </Link>
              </div>
            )
          }
        </Loaded>
      </section>
    </div>
  );
}
