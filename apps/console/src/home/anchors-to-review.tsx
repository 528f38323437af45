import { useTranslation } from '@xiongmao/i18n/use-translation';
import { ShortList } from './short-list.tsx';

/** Who wants to stream, the longest waiting first. */
export function AnchorsToReview() {
  const { t } = useTranslation('console');
  return (
    <ShortList
      resource="anchor-applications"
      title={t('home.anchorsToReview')}
      all={t('menu.anchorApplications')}
      sort={{ field: 'appliedAt', order: 'asc' }}
      only={[{ field: 'state', operator: 'eq', value: 'underReview' }]}
      empty={t('applications.empty')}
      at={({ appliedAt }) => appliedAt}
    >
      {({ username, introduction }) => (
        <span className="truncate">
          {username} <span className="text-muted">{introduction}</span>
        </span>
      )}
    </ShortList>
  );
}
