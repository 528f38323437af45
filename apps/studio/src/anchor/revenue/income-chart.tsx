import { useTheme } from '@mui/material';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Bar } from 'recharts';
import { Chart } from '../../data-show/chart.tsx';
import { useFormat } from '../../format.ts';
import type { Totals } from './totals.ts';

/** What was earned, by day: unlocks, and gifts on top of them. */
export function IncomeChart({ series }: Pick<Totals, 'series'>) {
  const { t } = useTranslation(['studio', 'anchors']);
  const { count } = useFormat();
  const { palette } = useTheme();
  const colours = { unlocks: palette.primary.main, gifts: palette.success.main };
  return (
    <Chart
      title={t('board.revenueByDay')}
      series={series}
      told={({ unlocks, gifts }) => [
        { name: t('anchors:kind.unlock'), value: count(unlocks), colour: colours.unlocks },
        { name: t('anchors:kind.gift'), value: count(gifts), colour: colours.gifts },
      ]}
    >
      <Bar dataKey="unlocks" stackId="income" fill={colours.unlocks} isAnimationActive={false} />
      <Bar dataKey="gifts" stackId="income" fill={colours.gifts} isAnimationActive={false} />
    </Chart>
  );
}
