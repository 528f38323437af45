import { type OrderEvent, transitionOf } from '@xiongmao/api/mall/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import Check from 'lucide-react/icons/check';
import Eye from 'lucide-react/icons/eye';
import PackageX from 'lucide-react/icons/package-x';
import Truck from 'lucide-react/icons/truck';
import Undo2 from 'lucide-react/icons/undo-2';
import { usePermission } from '../../account.ts';
import type { Row } from '../../contract.ts';
import { DecisionButton, ReasonedDecision } from '../../form/decision.tsx';
import { useFormat } from '../../format.ts';
import { ShortcutButton } from '../../shortcuts/shortcut-button.tsx';

interface DecisionsProps {
  order: Row<'goods-orders'>;
  /** Leads to what shipping takes. */
  onShip: () => void;
  /** It is done with. */
  onDone: () => void;
  /** It is still to be worked on. */
  onStay: () => void;
}

const icon = 'size-4';

/** What the table of transitions lets the desk do with an order. */
export function Decisions({ order, onShip, onDone, onStay }: DecisionsProps) {
  const { t } = useTranslation('desk');
  const { count } = useFormat();
  const { id, version, number, gold, hasRecipient, dispute } = order;
  const ships = usePermission('shipOrders');
  const may = (event: OrderEvent) => transitionOf(order, event, 'desk') !== undefined;
  const sends = (['ship', 'reship'] as const).find(may);
  const closes = dispute ? 'close' : 'find';
  const given = { resource: 'goods-orders', id, version } as const;
  return (
    <>
      {ships && sends && hasRecipient && (
        <ShortcutButton shortcut="s" look="primary" onClick={onShip}>
          <Truck aria-hidden className={icon} />
          {t(`act.${sends}`)}
        </ShortcutButton>
      )}
      {may('resume') && (
        <DecisionButton
          {...given}
          shortcut="e"
          values={{ event: 'resume' }}
          done={t('done.resume')}
          then={onStay}
          icon={<Check aria-hidden className={icon} />}
        >
          {t('act.resume')}
        </DecisionButton>
      )}
      {may('review') && (
        <ReasonedDecision
          {...given}
          look="plain"
          shortcut="v"
          values={{ event: 'review' }}
          done={t('done.review', { number })}
          then={onDone}
          title={t('ask.review', { number })}
          hint={t('ask.hint')}
          icon={<Eye aria-hidden className={icon} />}
        >
          {t('act.review')}
        </ReasonedDecision>
      )}
      {may('close') && (
        <ReasonedDecision
          {...given}
          look="plain"
          shortcut="d"
          values={{ event: 'close' }}
          done={t(`done.${closes}`, { number })}
          then={onDone}
          title={t(`ask.${closes}`, { number })}
          hint={t('ask.hint')}
          icon={<Check aria-hidden className={icon} />}
        >
          {t(`act.${closes}`)}
        </ReasonedDecision>
      )}
      {may('lose') && (
        <ReasonedDecision
          {...given}
          look="plain"
          shortcut="l"
          values={{ event: 'lose' }}
          done={t('done.lose', { number })}
          then={onStay}
          title={t('ask.lose', { number })}
          hint={t('ask.hint')}
          icon={<PackageX aria-hidden className={icon} />}
        >
          {t('act.lose')}
        </ReasonedDecision>
      )}
      {may('refund') && (
        <ReasonedDecision
          {...given}
          shortcut="r"
          values={{ event: 'refund' }}
          done={t('done.refund', { number })}
          then={onDone}
          title={t('ask.refund', { number })}
          hint={t('ask.refundHint', { gold: count(gold) })}
          icon={<Undo2 aria-hidden className={icon} />}
        >
          {t('act.refund')}
        </ReasonedDecision>
      )}
    </>
  );
}
