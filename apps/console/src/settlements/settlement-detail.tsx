import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import { Fact, Facts } from '../page/facts.tsx';

/** The rule by which a plan was settled, or who decided it and why. */
export function SettlementDetail(settlement: Row<'settlements'>) {
  const { t } = useTranslation(['console', 'experts']);
  const { count } = useFormat();
  const { rule, reason, by, expertShare, houseShare, unclaimed } = settlement;
  return (
    <Facts>
      <Fact name={t('settlements.rule')}>
        {t(`experts:rule.${rule}` as 'experts:rule.winner', { defaultValue: rule })}
      </Fact>
      <Fact name={t('settlements.expertShare')}>{count(expertShare)}</Fact>
      <Fact name={t('settlements.houseShare')}>{count(houseShare)}</Fact>
      <Fact name={t('settlements.unclaimed')}>{count(unclaimed)}</Fact>
      {by && <Fact name={t('settlements.by')}>{by}</Fact>}
      {reason && <Fact name={t('decision.reason')}>{reason}</Fact>}
    </Facts>
  );
}
