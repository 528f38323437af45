import { useQuery } from '@tanstack/react-query';
import type { LibrarySeason, SeasonTree } from '@xiongmao/api/library/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { EmptyState } from '@xiongmao/ui/states/empty-state';
import type { ReactNode } from 'react';
import { useApi } from '#app/platform/app-context.ts';
import { Loaded } from '#app/shared/async/loaded.tsx';
import { SkeletonRows } from '#app/shared/async/skeleton-rows.tsx';
import { treeQuery } from '../../api/library-queries.ts';

interface PromotionTreeProps {
  season: LibrarySeason;
  children: (bracket: SeasonTree['brackets'][number], tree: SeasonTree) => ReactNode;
}

/** The knock-out stages of a season, the latest first. */
export function PromotionTree({ season, children }: PromotionTreeProps) {
  const { t } = useTranslation('library');
  const query = useQuery(treeQuery(useApi(), season.id));
  return (
    <Loaded query={query} skeleton={<SkeletonRows count={8} className="h-16" />}>
      {(tree) =>
        tree.brackets.length === 0 ? (
          <EmptyState text={t('season.noTree')} />
        ) : (
          tree.brackets.map((bracket) => children(bracket, tree))
        )
      }
    </Loaded>
  );
}
