import { useTranslation } from '@xiongmao/i18n/use-translation';
import { ListScreen } from '../table/list-screen.tsx';
import { NumberFilter } from '../table/number-filter.tsx';
import { useRows } from '../table/use-rows.ts';
import { useReturnColumns } from './use-return-columns.tsx';

/** What anchors earned, entry by entry; what was taken back stands there, too. */
export function AnchorReturnList() {
  const { t } = useTranslation('console');
  const rows = useRows('anchor-returns', { sort: { field: 'id', order: 'desc' }, inAddress: true });
  return (
    <ListScreen
      title={t('anchorReturns.title')}
      hint={t('anchorReturns.hint')}
      filters={
        <>
          <NumberFilter label={t('roomReports.anchorId')} field="anchorId" />
          <NumberFilter label={t('liveUnlocks.broadcastId')} field="broadcastId" />
        </>
      }
      columns={useReturnColumns()}
      rows={rows}
      empty={t('anchorReturns.empty')}
    />
  );
}
