import { useTranslation } from '@xiongmao/i18n/use-translation';
import { ChoiceFilter } from '../table/filters.tsx';
import { ListScreen } from '../table/list-screen.tsx';
import { NumberFilter } from '../table/number-filter.tsx';
import { useRows } from '../table/use-rows.ts';
import { OverrideLink } from './override-link.tsx';
import { SettlementDetail } from './settlement-detail.tsx';
import { useSettlementColumns } from './use-settlement-columns.tsx';

const causes = ['result', 'correction', 'override'] as const;

/** Every settlement of every plan, the corrected and the overridden among them. */
export function SettlementList() {
  const { t } = useTranslation(['console', 'experts']);
  const rows = useRows('settlements', { sort: { field: 'id', order: 'desc' }, inAddress: true });
  return (
    <ListScreen
      title={t('settlements.title')}
      hint={t('settlements.hint')}
      actions={<OverrideLink />}
      filters={
        <>
          <NumberFilter label={t('settlements.planId')} field="planId" />
          <NumberFilter label={t('settlements.matchId')} field="matchId" />
          <ChoiceFilter
            label={t('settlements.cause')}
            options={causes.map((value) => ({ value, label: t(`experts:cause.${value}`) }))}
            field="cause"
          />
        </>
      }
      columns={useSettlementColumns()}
      rows={rows}
      empty={t('settlements.empty')}
      emptyHint={t('settlements.emptyHint')}
      detail={(settlement) => <SettlementDetail {...settlement} />}
    />
  );
}
