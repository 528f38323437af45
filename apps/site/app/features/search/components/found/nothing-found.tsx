import { useTranslation } from '@xiongmao/i18n/use-translation';
import { EmptyState } from '@xiongmao/ui/states/empty-state';

export function NothingFound({ text }: { text: string }) {
  const { t } = useTranslation('search');
  return (
    <div role="status">
      <EmptyState text={t('nothing', { text })} hint={t('nothingHint')} />
    </div>
  );
}
