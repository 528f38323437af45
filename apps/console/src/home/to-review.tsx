import { useTranslation } from '@xiongmao/i18n/use-translation';
import { ShortList } from './short-list.tsx';

/** Plans that await review, the match that kicks off first. */
export function ToReview() {
  const { t } = useTranslation('console');
  return (
    <ShortList
      resource="plans"
      title={t('home.toReview')}
      all={t('menu.plans')}
      sort={{ field: 'startsAt', order: 'asc' }}
      only={[{ field: 'state', operator: 'eq', value: 'underReview' }]}
      empty={t('plans.empty')}
      at={({ createdAt }) => createdAt}
    >
      {({ title, expert }) => (
        <span className="truncate">
          {title} <span className="text-muted">{expert}</span>
        </span>
      )}
    </ShortList>
  );
}
