import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { Row } from '../../contract.ts';
import { useFormat } from '../../format.ts';
import { Panel } from '../../page/panel.tsx';
import { StateLabel } from '../../page/state-label.tsx';

/** What was not as it should be, in the customer's words. */
export function Dispute({ dispute }: { dispute: NonNullable<Row<'goods-orders'>['dispute']> }) {
  const { t } = useTranslation('desk');
  const { moment } = useFormat();
  return (
    <Panel
      title={t('dispute.title')}
      hint={moment(dispute.at)}
      aside={<StateLabel tone="bad">{t(`dispute.${dispute.reason}`)}</StateLabel>}
    >
      <p className="text-base break-words whitespace-pre-wrap">{dispute.text}</p>
    </Panel>
  );
}
