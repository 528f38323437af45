import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { gameById } from '@xiongmao/api/catalogue/games';
import { pageSize } from '@xiongmao/api/fields/page-size';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { EmptyState } from '@xiongmao/ui/states/empty-state';
import { useApi } from '#app/platform/app-context.ts';
import { Loaded } from '#app/shared/async/loaded.tsx';
import { SkeletonRows } from '#app/shared/async/skeleton-rows.tsx';
import { Pager } from '#app/shared/list/pager.tsx';
import { SearchForm } from '#app/shared/list/search-form.tsx';
import { expertsQuery } from '../../api/expert-queries.ts';
import { askedOfAll, type ExpertsAddress } from '../../api/experts-address.ts';
import { GameFilter } from '../game-filter.tsx';
import { OrderChoice } from '../order-choice.tsx';
import { ExpertTable } from './expert-table.tsx';

/** All experts: searched, filtered, ranked, page by page. */
export function AllExperts({ address }: { address: ExpertsAddress }) {
  const { t } = useTranslation('experts');
  const query = useQuery({
    ...expertsQuery(useApi(), askedOfAll(address)),
    placeholderData: keepPreviousData,
  });
  return (
    <div className="flex flex-col gap-2 pt-3">
      <SearchForm
        label={t('experts.search')}
        q={address.q}
        kept={{
          game: address.gameId === null ? null : (gameById(address.gameId)?.slug ?? null),
          order: address.order === 'bound' ? null : address.order,
        }}
      />
      <GameFilter chosen={address.gameId} />
      <section className="overflow-hidden bg-surface md:rounded-lg">
        <OrderChoice order={address.order} />
        <Loaded query={query} skeleton={<SkeletonRows count={12} className="h-12" />}>
          {({ items, total }) =>
            items.length === 0 ? (
              <EmptyState text={t('experts.empty')} hint={t('experts.emptyHint')} />
            ) : (
              <div aria-busy={query.isPlaceholderData} className="aria-busy:opacity-60">
                <p role="status" className="sr-only">
                  {t('experts.count', { count: total })}
                </p>
                <ExpertTable
                  caption={t('experts.title')}
                  experts={items}
                  order={address.order}
                  from={(address.page - 1) * pageSize + 1}
                />
                <Pager page={address.page} pages={Math.ceil(total / pageSize)} />
              </div>
            )
          }
        </Loaded>
      </section>
    </div>
  );
}
