import { useInfiniteQuery } from '@tanstack/react-query';
import { useUid } from '@xiongmao/auth/account';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { Panel } from '@xiongmao/ui/panel';
import { useState } from 'react';
import { useApi } from '#app/platform/app-context.ts';
import { Loaded } from '#app/shared/async/loaded.tsx';
import { SkeletonRows } from '#app/shared/async/skeleton-rows.tsx';
import { MoreButton } from '#app/shared/list/more-button.tsx';
import { followedPlansQuery } from '../../api/expert-queries.ts';
import { MatchHeading } from './match-heading.tsx';
import { PlanCard } from './plan-card.tsx';

/** Matches shown before one asks for more. */
const atFirst = 2;

/** Matches with plans by experts whom one follows: for who is signed in. */
export function FollowedPlans() {
  const { t } = useTranslation(['experts', 'common']);
  const uid = useUid();
  const [all, setAll] = useState(false);
  const query = useInfiniteQuery({ ...followedPlansQuery(useApi()), enabled: uid !== null });
  if (uid === null) return null;
  return (
    <Panel title={t('followed.title')}>
      <Loaded query={query} skeleton={<SkeletonRows count={2} className="h-24" />}>
        {({ pages }) => {
          const events = pages.flatMap(({ items }) => items);
          if (events.length === 0) {
            return (
              <p className="px-4 pb-4 text-sm text-muted">
                {t('followed.empty')} · {t('followed.emptyHint')}
              </p>
            );
          }
          return (
            <>
              <ul className="grid grid-cols-1 *:border-line *:not-last:border-b lg:grid-cols-2 lg:*:odd:border-e lg:*:nth-last-2:odd:border-b-0">
                {events.slice(0, all ? undefined : atFirst).map(({ match, plans }) => (
                  <li key={match.id}>
                    <MatchHeading match={match} />
                    {plans.map((plan) => (
                      <PlanCard key={plan.id} plan={plan} among="match" />
                    ))}
                  </li>
                ))}
              </ul>
              {all || events.length <= atFirst ? (
                <MoreButton query={query} />
              ) : (
                <p className="p-3 text-center">
                  <Button onClick={() => setAll(true)}>{t('common:action.showMore')}</Button>
                </p>
              )}
            </>
          );
        }}
      </Loaded>
    </Panel>
  );
}
