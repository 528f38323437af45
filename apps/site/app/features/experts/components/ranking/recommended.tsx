import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { EmptyState } from '@xiongmao/ui/states/empty-state';
import type { ReactNode } from 'react';
import { useApi } from '#app/platform/app-context.ts';
import { Loaded } from '#app/shared/async/loaded.tsx';
import { rankingQuery } from '../../api/expert-queries.ts';
import { ExpertCard, ExpertCardSkeleton } from '../expert-card.tsx';

const shown = 6;
const places = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The experts whose record proves most, as cards. On phones they stand in a row that scrolls. */
export function Recommended() {
  const { t } = useTranslation('experts');
  const query = useQuery(rankingQuery(useApi(), { order: 'bound' }));
  return (
    <section aria-labelledby="recommended">
      <h2 id="recommended" className="px-4 py-2 text-sm font-semibold md:px-0">
        {t('recommended.title')}
      </h2>
      <Loaded
        query={query}
        skeleton={
          <Strip>
            {places.map((place) => (
              <Place key={place}>
                <ExpertCardSkeleton />
              </Place>
            ))}
          </Strip>
        }
      >
        {({ items }) =>
          items.length === 0 ? (
            <div className="bg-surface md:rounded-lg">
              <EmptyState text={t('recommended.empty')} hint={t('recommended.emptyHint')} />
            </div>
          ) : (
            <Strip>
              {items.slice(0, shown).map((expert) => (
                <Place key={expert.id}>
                  <ExpertCard expert={expert} />
                </Place>
              ))}
            </Strip>
          )
        }
      </Loaded>
    </section>
  );
}

function Strip({ children }: { children: ReactNode }) {
  return (
    <ul className="flex snap-x scroll-px-4 scrollbar-none gap-3 overflow-x-auto px-4 pb-1 md:grid md:grid-cols-2 md:px-0 lg:grid-cols-3">
      {children}
    </ul>
  );
}

function Place({ children }: { children: ReactNode }) {
  return <li className="w-[18.5rem] shrink-0 snap-start md:w-auto">{children}</li>;
}
