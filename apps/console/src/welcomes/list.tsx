import { useTranslation } from '@xiongmao/i18n/use-translation';
import { ChoiceFilter, SearchFilter } from '../table/filters.tsx';
import { ListScreen } from '../table/list-screen.tsx';
import { useQueue } from '../table/use-queue.ts';
import { useWelcomeColumns } from './use-welcome-columns.tsx';

const states = ['held', 'released', 'refused'] as const;
const reasons = ['visitor', 'device', 'host', 'network'] as const;

/** Welcome gold that waits for a decision, the longest waiting first. */
export function WelcomeList() {
  const { t } = useTranslation('console');
  const rows = useQueue('welcomes', { field: 'at', order: 'asc' });
  return (
    <ListScreen
      title={t('welcomes.title')}
      hint={t('welcomes.hint')}
      filters={
        <>
          <SearchFilter label={t('welcomes.search')} field="q" />
          <ChoiceFilter
            label={t('welcomes.reason')}
            options={reasons.map((value) => ({ value, label: t(`welcomeReason.${value}`) }))}
            field="reason"
          />
          <ChoiceFilter
            label={t('welcomes.state')}
            options={states.map((value) => ({ value, label: t(`welcomeState.${value}`) }))}
            field="state"
          />
        </>
      }
      columns={useWelcomeColumns()}
      rows={rows}
      empty={t('welcomes.empty')}
      emptyHint={t('welcomes.emptyHint')}
    />
  );
}
