import { useTheme } from '@mui/material';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Bar } from 'recharts';
import { useFormat } from '../format.ts';
import { Chart } from './chart.tsx';
import type { Summary } from './summary.ts';

/** What was earned, by day. */
export function RevenueChart({ series }: Pick<Summary, 'series'>) {
  const { t } = useTranslation('studio');
  const { count } = useFormat();
  const { palette } = useTheme();
  const colour = palette.primary.main;
  return (
    <Chart
      title={t('board.revenueByDay')}
      series={series}
      told={({ revenue }) => [{ name: t('board.revenue'), value: count(revenue), colour }]}
    >
      <Bar dataKey="revenue" fill={colour} isAnimationActive={false} />
    </Chart>
  );
}
