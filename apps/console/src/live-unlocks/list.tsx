import { useTranslation } from '@xiongmao/i18n/use-translation';
import { ChoiceFilter } from '../table/filters.tsx';
import { ListScreen } from '../table/list-screen.tsx';
import { NumberFilter } from '../table/number-filter.tsx';
import { useRows } from '../table/use-rows.ts';
import { useUnlockColumns } from './use-unlock-columns.tsx';

const states = ['held', 'captured', 'released'] as const;

/** Who unlocked which broadcast, and what became of the gold. */
export function UnlockList() {
  const { t } = useTranslation('console');
  const rows = useRows('live-unlocks', { sort: { field: 'id', order: 'desc' }, inAddress: true });
  return (
    <ListScreen
      title={t('liveUnlocks.title')}
      hint={t('liveUnlocks.hint')}
      filters={
        <>
          <NumberFilter label={t('purchases.userId')} field="userId" />
          <NumberFilter label={t('liveUnlocks.broadcastId')} field="broadcastId" />
          <ChoiceFilter
            label={t('plans.state')}
            options={states.map((value) => ({ value, label: t(`holdState.${value}`) }))}
            field="state"
          />
        </>
      }
      columns={useUnlockColumns()}
      rows={rows}
      empty={t('liveUnlocks.empty')}
    />
  );
}
