import { useTranslation } from '@xiongmao/i18n/use-translation';
import { usePermission } from '../../account.ts';
import type { Row } from '../../contract.ts';
import { useFormat } from '../../format.ts';
import { Fact, Facts } from '../../page/facts.tsx';
import { Panel } from '../../page/panel.tsx';
import { UploadCards } from './upload-cards.tsx';

/** The card numbers of virtual goods: how many there are, and more of them. None that is kept is ever shown. */
export function CardPool({ goods }: { goods: Row<'goods'> }) {
  const { t } = useTranslation('console');
  const { count } = useFormat();
  const mayUpload = usePermission('manageMall');
  const { received, sold } = goods;
  return (
    <Panel title={t('cards.title')} hint={t('cards.hint')}>
      <div className="flex flex-col gap-4">
        <Facts>
          <Fact name={t('cards.all')}>{count(received)}</Fact>
          <Fact name={t('cards.given')}>{count(sold)}</Fact>
          <Fact name={t('cards.left')}>{count(received - sold)}</Fact>
        </Facts>
        {mayUpload && <UploadCards goodsId={goods.id} />}
      </div>
    </Panel>
  );
}
