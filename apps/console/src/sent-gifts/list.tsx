import { useTranslation } from '@xiongmao/i18n/use-translation';
import { ListScreen } from '../table/list-screen.tsx';
import { NumberFilter } from '../table/number-filter.tsx';
import { useRows } from '../table/use-rows.ts';
import { useSentColumns } from './use-sent-columns.tsx';

/** Who gave what to whom. */
export function SentGiftList() {
  const { t } = useTranslation('console');
  const rows = useRows('sent-gifts', { sort: { field: 'id', order: 'desc' }, inAddress: true });
  return (
    <ListScreen
      title={t('sentGifts.title')}
      hint={t('sentGifts.hint')}
      filters={
        <>
          <NumberFilter label={t('purchases.userId')} field="userId" />
          <NumberFilter label={t('sentGifts.anchorId')} field="anchorId" />
          <NumberFilter label={t('liveUnlocks.broadcastId')} field="broadcastId" />
        </>
      }
      columns={useSentColumns()}
      rows={rows}
      empty={t('sentGifts.empty')}
    />
  );
}
