import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import { Fact, Facts } from '../page/facts.tsx';

export function BoxFacts({ box }: { box: Row<'blind-boxes'> }) {
  const { t } = useTranslation('console');
  const { count, moment } = useFormat();
  const { price, daily, coolDown, age, closesAt, openedAt, endedAt, closeReason } = box;
  return (
    <Facts>
      <Fact name={t('blindBoxes.price')}>{count(price)}</Fact>
      <Fact name={t('blindBoxes.daily')}>{count(daily)}</Fact>
      <Fact name={t('blindBoxes.coolDown')}>{count(coolDown)}</Fact>
      <Fact name={t('blindBoxes.age')}>{count(age)}</Fact>
      <Fact name={t('blindBoxes.closesAt')}>{closesAt && moment(closesAt)}</Fact>
      {openedAt && <Fact name={t('blindBoxes.openedAt')}>{moment(openedAt)}</Fact>}
      {endedAt && <Fact name={t('blindBoxes.endedAt')}>{moment(endedAt)}</Fact>}
      {closeReason && <Fact name={t('blindBoxes.closeReason')}>{closeReason}</Fact>}
    </Facts>
  );
}
