import { useInfiniteQuery } from '@tanstack/react-query';
import type { FollowKind } from '@xiongmao/api/users/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { EmptyState } from '@xiongmao/ui/states/empty-state';
import { matchesPath } from '#app/paths.ts';
import { useApi } from '#app/platform/app-context.ts';
import { Link } from '#app/platform/link.tsx';
import { followListQuery } from '../../api/user-queries.ts';
import { Loaded } from '../loaded.tsx';
import { MoreButton } from '../more-button.tsx';
import { SkeletonRows } from '../skeleton-rows.tsx';
import { FocusRow } from './focus-row.tsx';

interface FocusListProps {
  kind: FollowKind;
  userId: number;
}

/** What one follows of a kind, newest first. What one stops following stays in sight until one leaves. */
export function FocusList({ kind, userId }: FocusListProps) {
  const { t } = useTranslation('users');
  const query = useInfiniteQuery(followListQuery(useApi(), { userId, type: 'follow', kind }));
  return (
    <Loaded query={query} skeleton={<SkeletonRows count={5} className="h-11" />}>
      {({ pages }) => {
        const items = pages.flatMap((page) => page.items);
        if (items.length === 0) {
          return (
            <EmptyState text={t(`focus.empty.${kind}`)} hint={t(`focus.emptyHint.${kind}`)}>
              <Link
                to={matchesPath()}
                className="inline-flex min-h-11 items-center rounded-sm bg-raised px-4 text-sm md:min-h-9"
              >
                {t('focus.toMatches')}
              </Link>
            </EmptyState>
          );
        }
        return (
          <>
            <ul className="pb-2">
              {items.map((item) => (
                <FocusRow key={item.id} item={item} />
              ))}
            </ul>
            <MoreButton query={query} />
          </>
        );
      }}
    </Loaded>
  );
}
