import { useInfiniteQuery } from '@tanstack/react-query';
import type { PublicUser } from '@xiongmao/api/identity/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { EmptyState } from '@xiongmao/ui/states/empty-state';
import { useApi } from '#app/platform/app-context.ts';
import { SkeletonRows } from '#app/shared/async/skeleton-rows.tsx';
import { PagedList } from '#app/shared/list/paged-list.tsx';
import { followListQuery } from '../../api/user-queries.ts';
import { FollowedName } from '../follows/followed-name.tsx';
import { listOf, type PersonTab } from './person-tabs.ts';

interface PersonListProps {
  user: PublicUser;
  tab: PersonTab;
}

/** One of a person's lists. What they keep to themselves comes empty. */
export function PersonList({ user, tab }: PersonListProps) {
  const { t } = useTranslation('users');
  const query = useInfiniteQuery(followListQuery(useApi(), listOf(user.uid, tab)));
  const kept = tab === 'follows' && user.follows > 0;
  return (
    <PagedList
      query={query}
      skeleton={<SkeletonRows count={4} className="h-11" />}
      empty={<EmptyState text={t(kept ? 'person.kept' : `person.none.${tab}`)} />}
    >
      {(items) => (
        <ul className="pb-2">
          {items.map((item) => (
            <li key={item.id} className="flex min-h-14 items-center px-4">
              <FollowedName item={item} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}
