import { useTranslation } from '@xiongmao/i18n/use-translation';
import { ShortList } from './short-list.tsx';

/** What nobody has answered yet. */
export function OpenFeedback() {
  const { t } = useTranslation('console');
  return (
    <ShortList
      resource="feedback"
      title={t('home.feedback')}
      all={t('menu.feedback')}
      sort={{ field: 'at', order: 'desc' }}
      only={[{ field: 'state', operator: 'eq', value: 'open' }]}
      empty={t('home.noFeedback')}
      at={({ at }) => at}
    >
      {({ text }) => <span className="truncate">{text}</span>}
    </ShortList>
  );
}
