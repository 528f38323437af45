import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { FollowKind } from '@xiongmao/api/follow-kinds';
import type { Followed } from '@xiongmao/api/users/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { EmptyState } from '@xiongmao/ui/states/empty-state';
import { matchesPath } from '#app/paths.ts';
import { useApi } from '#app/platform/app-context.ts';
import { Link } from '#app/platform/link.tsx';
import { SkeletonRows } from '#app/shared/async/skeleton-rows.tsx';
import { PagedList } from '#app/shared/list/paged-list.tsx';
import { followListQuery, nextMatchesQuery } from '../../api/user-queries.ts';
import { FocusRow } from './focus-row.tsx';

/** The call is asked for so many at once. */
const mostAsked = 20;

interface FocusListProps {
  kind: FollowKind;
  userId: number;
}

/** What one follows of a kind, newest first. What one stops following stays in sight until one leaves. */
export function FocusList({ kind, userId }: FocusListProps) {
  const { t } = useTranslation('users');
  const query = useInfiniteQuery(followListQuery(useApi(), { userId, type: 'follow', kind }));
  return (
    <PagedList
      query={query}
      skeleton={<SkeletonRows count={5} className="h-11" />}
      empty={
        <EmptyState text={t(`focus.empty.${kind}`)} hint={t(`focus.emptyHint.${kind}`)}>
          <Link
            to={matchesPath()}
            className="inline-flex min-h-11 items-center rounded-sm bg-raised px-4 text-sm md:min-h-9"
          >
            {t('focus.toMatches')}
          </Link>
        </EmptyState>
      }
    >
      {(items) => (
        <ul className="pb-2">
          {Array.from({ length: Math.ceil(items.length / mostAsked) }, (_, part) => (
            <FocusRows
              // biome-ignore lint/suspicious/noArrayIndexKey: parts of a list have no other name
              key={part}
              kind={kind}
              items={items.slice(part * mostAsked, (part + 1) * mostAsked)}
            />
          ))}
        </ul>
      )}
    </PagedList>
  );
}

/** Some of them: what plays tells when it does next. */
function FocusRows({ kind, items }: Pick<FocusListProps, 'kind'> & { items: Followed[] }) {
  const ids = items.map(({ id }) => id);
  const { data } = useQuery({
    ...nextMatchesQuery(useApi(), kind === 'user' ? 'team' : kind, ids),
    enabled: kind !== 'user',
  });
  return items.map((item) => <FocusRow key={item.id} item={item} ahead={data} />);
}
