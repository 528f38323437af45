import type { Receipt } from '@xiongmao/api/experts/shapes';
import type { TransferKind } from '@xiongmao/api/transfer-kinds';
import { formatDateTime } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Panel } from '@xiongmao/ui/panel';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useLocale } from '#app/platform/i18n.tsx';
import { useZone } from '#app/platform/zone.tsx';
import { ScrollRegion } from '#app/shared/list/scroll-region.tsx';

const cell = 'px-2 py-2 text-end whitespace-nowrap tabular first:ps-4 last:pe-4';

/** What went of one's gold for a plan, and what came back. */
export function ReceiptEntries({ entries }: Pick<Receipt, 'entries'>) {
  const { t } = useTranslation(['experts', 'transfers']);
  const locale = useLocale();
  const zone = useZone();
  return (
    <Panel title={t('receipt.entries')}>
      <ScrollRegion label={t('receipt.entries')}>
        <table className="mb-2 w-full text-sm">
          <caption className="sr-only">{t('receipt.entries')}</caption>
          <thead className="text-xs text-muted">
            <tr>
              <th scope="col" className="py-1 ps-4 text-start font-normal">
                {t('receipt.what')}
              </th>
              <th scope="col" className={`${cell} py-1 font-normal`}>
                {t('receipt.amount')}
              </th>
              <th scope="col" className={`${cell} py-1 font-normal`}>
                {t('receipt.balance')}
              </th>
            </tr>
          </thead>
          <tbody>
            {entries.map(({ transferId, kind, amount, before, after, at }) => (
              <tr key={transferId}>
                <th scope="row" className="py-2 ps-4 text-start font-normal">
                  {t(`transfers:${kind as TransferKind}`, { defaultValue: kind })}
                  <span className="block text-xs text-muted tabular">
                    {formatDateTime(at, { locale, zone })}
                  </span>
                </th>
                <td className={`${cell} font-semibold ${amount > 0 ? 'text-win' : ''}`}>
                  <bdi dir="ltr">{amount > 0 ? `+${amount}` : `−${-amount}`}</bdi>
                </td>
                <td className={`${cell} text-muted`}>
                  <span className="inline-flex items-center gap-1">
                    <bdi>{before}</bdi>
                    <ArrowRight aria-hidden className="size-3 rtl:-scale-x-100" />
                    <bdi>{after}</bdi>
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </Panel>
  );
}
