import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { Row } from '../../contract.ts';
import { useFormat } from '../../format.ts';
import { Panel } from '../../page/panel.tsx';

type Order = Row<'goods-orders'>;

/** What happened to an order, and who did it. */
export function Timeline({ order }: { order: Order }) {
  const { t } = useTranslation('desk');
  return (
    <Panel title={t('steps')}>
      <ol className="flex flex-col">
        {order.steps.map((step) => (
          <Step key={`${step.at} ${step.event}`} step={step} order={order} />
        ))}
      </ol>
    </Panel>
  );
}

function Step({ step, order }: { step: Order['steps'][number]; order: Order }) {
  const { t } = useTranslation('desk');
  const { moment } = useFormat();
  const { event, by, staff, reason, at } = step;
  const context = order.editionId !== null ? 'prize' : order.kind;
  return (
    <li className="relative border-s border-line ps-4 pb-4 last:border-transparent last:pb-0">
      <span aria-hidden className="absolute -start-1 top-1.5 size-2 rounded-full bg-muted" />
      <p className="text-sm font-semibold">{t(`step.${event}`, { context })}</p>
      {reason && (
        <p className="text-sm break-words whitespace-pre-wrap">
          {event === 'dispute' ? t(`dispute.${reason}` as 'dispute.broken') : reason}
        </p>
      )}
      <p className="tabular text-xs text-muted">
        {moment(at)} · {staff ?? t(`stepBy.${by}`)}
      </p>
    </li>
  );
}
