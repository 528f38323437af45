import { broadcastEnds } from '@xiongmao/api/anchors/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { ChoiceFilter, SearchFilter } from '../table/filters.tsx';
import { ListScreen } from '../table/list-screen.tsx';
import { NumberFilter } from '../table/number-filter.tsx';
import { useRows } from '../table/use-rows.ts';
import { useBroadcastColumns } from './use-broadcast-columns.tsx';

/** What is on, and what was. */
export function BroadcastList() {
  const { t } = useTranslation(['console', 'anchors']);
  const rows = useRows('broadcasts', { sort: { field: 'id', order: 'desc' }, inAddress: true });
  return (
    <ListScreen
      title={t('broadcasts.title')}
      hint={t('broadcasts.hint')}
      filters={
        <>
          <SearchFilter label={t('broadcasts.search')} field="q" />
          <NumberFilter label={t('liveLinks.matchId')} field="matchId" />
          <ChoiceFilter
            label={t('experts.state')}
            options={[
              { value: 'on', label: t('broadcasts.on') },
              { value: 'over', label: t('broadcasts.over') },
            ]}
            field="state"
          />
          <ChoiceFilter
            label={t('broadcasts.endedBy')}
            options={broadcastEnds.map((value) => ({ value, label: t(`anchors:end.${value}`) }))}
            field="endedBy"
          />
        </>
      }
      columns={useBroadcastColumns()}
      rows={rows}
      empty={t('broadcasts.empty')}
    />
  );
}
