import type { OrderDetails } from '@xiongmao/api/mall/shapes';
import { formatDateTime } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Panel } from '@xiongmao/ui/panel';
import { useLocale } from '#app/platform/i18n.tsx';
import { useZone } from '#app/platform/zone.tsx';

type Step = OrderDetails['steps'][number];

const dots: Record<Step['state'], string> = {
  unpaid: 'bg-accent',
  paid: 'bg-accent',
  underReview: 'bg-accent',
  redeemed: 'bg-win',
  refunded: 'bg-muted',
  cancelled: 'bg-muted',
};

/** All that has happened to an order, and what comes next. */
export function Timeline({ order }: { order: OrderDetails }) {
  const { t } = useTranslation('mall');
  const locale = useLocale();
  const zone = useZone();
  const { steps, state, kind, editionId } = order;
  const next = nextOf(order);
  return (
    <Panel title={t('timeline.title')}>
      <ol className="px-4 pt-1 pb-4">
        {steps.map((step, index) => {
          const isLast = index === steps.length - 1;
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: steps are only added
              key={index}
              aria-current={isLast ? 'step' : undefined}
              className="relative flex gap-3 pb-4 last:pb-0"
            >
              <Line hidden={isLast && !next} />
              <span
                aria-hidden
                className={`relative mt-1.5 size-2.5 shrink-0 rounded-full ${isLast ? `${dots[state]} ring-4 ring-accent/20` : 'bg-muted'}`}
              />
              <div className="flex min-w-0 flex-col gap-0.5">
                <p className={`text-sm ${isLast ? 'font-semibold' : ''}`}>
                  {t(`step.${step.event}`, { context: editionId === null ? kind : 'prize' })}
                </p>
                {step.reason && (
                  <p dir="auto" className="text-sm text-muted [overflow-wrap:anywhere]">
                    {/* Who reports a problem chooses its kind; other reasons are the desk's words. */}
                    {step.event === 'dispute'
                      ? t(`dispute.reason.${step.reason}` as 'dispute.reason.broken')
                      : step.reason}
                  </p>
                )}
                <time dateTime={step.at} className="text-xs text-muted tabular">
                  {formatDateTime(step.at, { locale, zone })}
                </time>
              </div>
            </li>
          );
        })}
        {next && (
          <li className="flex gap-3 text-sm text-muted">
            <span
              aria-hidden
              className="mt-1.5 size-2.5 shrink-0 rounded-full border-2 border-muted"
            />
            {t(`next.${next}`)}
          </li>
        )}
      </ol>
    </Panel>
  );
}

/** What an order waits for; null for nothing. */
function nextOf({ state, shippedAt, needsRecipient }: OrderDetails) {
  if (needsRecipient) return 'address';
  if (state === 'unpaid') return 'pay';
  if (state === 'paid') return 'ship';
  if (state === 'underReview') return shippedAt ? 'answer' : 'decision';
  return null;
}

function Line({ hidden }: { hidden: boolean }) {
  if (hidden) return null;
  return <span aria-hidden className="absolute start-1 top-3 -bottom-1 w-0.5 bg-line" />;
}
