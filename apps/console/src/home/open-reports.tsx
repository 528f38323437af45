import { useTranslation } from '@xiongmao/i18n/use-translation';
import { ShortList } from './short-list.tsx';

/** Reports of rooms that nobody has looked at yet. */
export function OpenReports() {
  const { t } = useTranslation(['console', 'live']);
  return (
    <ShortList
      resource="room-reports"
      title={t('home.reports')}
      all={t('menu.roomReports')}
      sort={{ field: 'id', order: 'asc' }}
      only={[{ field: 'state', operator: 'eq', value: 'open' }]}
      empty={t('roomReports.empty')}
      at={({ at }) => at}
    >
      {({ kind, title, anchor }) => (
        <span className="truncate">
          {t(`live:report.${kind}`)}{' '}
          <span className="text-muted">{[title, anchor].join(' · ')}</span>
        </span>
      )}
    </ShortList>
  );
}
