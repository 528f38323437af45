import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Export } from '../../page/list/export.tsx';
import type { Totals } from './totals.ts';

/** The days as a file for a spreadsheet. */
export function ExportDays({ totals: { series } }: { totals: Totals }) {
  const { t } = useTranslation(['studio', 'anchors']);
  const heads = [
    t('anchorRevenue.day'),
    t('anchors:kind.unlock'),
    t('anchors:kind.gift'),
    t('board.revenue'),
  ];
  const lines = series.map(({ day, unlocks, gifts }) => [day, unlocks, gifts, unlocks + gifts]);
  const name = `revenue_${series[0]?.day}_${series.at(-1)?.day}`;
  return <Export name={name} heads={heads} read={async () => ({ lines, isWhole: true })} />;
}
