import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { pageSize } from '@xiongmao/api/fields/page-size';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { EmptyState } from '@xiongmao/ui/states/empty-state';
import { useApi } from '#app/platform/app-context.ts';
import { Loaded } from '#app/shared/async/loaded.tsx';
import { SkeletonRows } from '#app/shared/async/skeleton-rows.tsx';
import { Pager } from '#app/shared/list/pager.tsx';
import { SearchForm } from '#app/shared/list/search-form.tsx';
import type { AnchorsAddress } from '../../api/anchors-address.ts';
import { anchorsQuery, listPause } from '../../api/live-queries.ts';
import { AnchorRow } from './anchor-row.tsx';

/** All who stream, those who are on air first: searched, page by page. */
export function AnchorList({ address }: { address: AnchorsAddress }) {
  const { t } = useTranslation('live');
  const query = useQuery({
    ...anchorsQuery(useApi(), address),
    placeholderData: keepPreviousData,
    refetchInterval: listPause,
  });
  return (
    <div className="flex flex-col gap-2 pt-3">
      <SearchForm label={t('anchors.search')} q={address.q} />
      <Loaded query={query} skeleton={<SkeletonRows count={10} className="h-16" />}>
        {({ items, total }) =>
          items.length === 0 ? (
            <EmptyState text={t('anchors.empty')} />
          ) : (
            <>
              <ul
                aria-busy={query.isPlaceholderData}
                className="grid overflow-hidden bg-surface aria-busy:opacity-60 md:rounded-lg lg:grid-cols-2"
              >
                {items.map((anchor) => (
                  <AnchorRow key={anchor.id} anchor={anchor} />
                ))}
              </ul>
              <Pager page={address.page} pages={Math.ceil(total / pageSize)} />
            </>
          )
        }
      </Loaded>
    </div>
  );
}
