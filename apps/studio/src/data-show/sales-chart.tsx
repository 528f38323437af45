import { useTheme } from '@mui/material';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Bar, Line, YAxis } from 'recharts';
import { useFormat } from '../format.ts';
import { Chart } from './chart.tsx';
import type { Summary } from './summary.ts';

/** How many were sold and how many of them given back, and which share of the plans settled that day was won. */
export function SalesChart({ series }: Pick<Summary, 'series'>) {
  const { t } = useTranslation('studio');
  const { count, percent } = useFormat();
  const { palette } = useTheme();
  const colours = {
    sales: palette.text.secondary,
    refunded: palette.error.main,
    accuracy: palette.success.main,
  };
  return (
    <Chart
      title={t('board.salesByDay')}
      series={series}
      told={({ sales, refunded, accuracy }) => [
        { name: t('board.sales'), value: count(sales), colour: colours.sales },
        { name: t('board.refunded'), value: count(refunded), colour: colours.refunded },
        {
          name: t('board.accuracy'),
          value: accuracy === null ? '–' : percent(accuracy),
          colour: colours.accuracy,
        },
      ]}
    >
      <YAxis yAxisId="share" orientation="right" domain={[0, 1]} hide />
      <Bar dataKey="sales" fill={colours.sales} fillOpacity={0.5} isAnimationActive={false} />
      <Bar dataKey="refunded" fill={colours.refunded} isAnimationActive={false} />
      <Line
        yAxisId="share"
        dataKey="accuracy"
        stroke={colours.accuracy}
        strokeWidth={2}
        connectNulls
        isAnimationActive={false}
      />
    </Chart>
  );
}
