import { useTheme } from '@mui/material';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Bar } from 'recharts';
import { useFormat } from '../format.ts';
import { Chart, type Day } from './chart.tsx';

/** What was earned, and what went back to buyers, by day. */
export function RevenueChart({ series }: { series: Day[] }) {
  const { t } = useTranslation('studio');
  const { count } = useFormat();
  const { palette } = useTheme();
  const colours = { revenue: palette.primary.main, refunded: palette.error.main };
  return (
    <Chart
      title={t('board.revenueByDay')}
      series={series}
      told={({ revenue, refunded }) => [
        { name: t('board.revenue'), value: count(revenue), colour: colours.revenue },
        { name: t('board.refunded'), value: count(refunded), colour: colours.refunded },
      ]}
    >
      <Bar dataKey="revenue" fill={colours.revenue} isAnimationActive={false} />
      <Bar dataKey="refunded" fill={colours.refunded} isAnimationActive={false} />
    </Chart>
  );
}
