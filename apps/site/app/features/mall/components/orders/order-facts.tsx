import type { OrderDetails } from '@xiongmao/api/mall/shapes';
import { formatDateTime } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Panel } from '@xiongmao/ui/panel';
import { useLocale } from '#app/platform/i18n.tsx';
import { useZone } from '#app/platform/zone.tsx';
import { CopyLine } from '../copy-line.tsx';
import { RecipientLines } from '../recipient/recipient-lines.tsx';

/** What was told with an order: its number, when, where to, and remarks. */
export function OrderFacts({ order }: { order: OrderDetails }) {
  const { t } = useTranslation('mall');
  const locale = useLocale();
  const zone = useZone();
  const { number, createdAt, recipient, remarks } = order;
  return (
    <Panel title={t('order.about')}>
      <div className="flex flex-col gap-3 px-4 pb-4 text-sm">
        <CopyLine label={t('order.number')} text={number} />
        <div>
          <p className="text-xs text-muted">{t('order.createdAt')}</p>
          <time dateTime={createdAt} className="tabular">
            {formatDateTime(createdAt, { locale, zone })}
          </time>
        </div>
        {recipient && (
          <div>
            <p className="text-xs text-muted">{t('address.title')}</p>
            <RecipientLines recipient={recipient} />
          </div>
        )}
        {remarks && (
          <div>
            <p className="text-xs text-muted">{t('redeem.remarks')}</p>
            <p dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
              {remarks}
            </p>
          </div>
        )}
      </div>
    </Panel>
  );
}
