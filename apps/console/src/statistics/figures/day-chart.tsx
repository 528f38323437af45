import { useTranslation } from '@xiongmao/i18n/use-translation';
import {
  Area,
  AreaChart,
  CartesianGrid,
  ResponsiveContainer,
  Tooltip,
  type TooltipContentProps,
  XAxis,
  YAxis,
} from 'recharts';
import { useFormat } from '../../format.ts';
import type { View } from '../use-view.ts';
import type { DayFigures, FigureName } from './figures.ts';

interface DayChartProps {
  figure: FigureName;
  days: DayFigures[];
  /** The days it is compared with; undefined while they are on their way. */
  before: DayFigures[] | undefined;
  view: View;
}

interface Point {
  day: string;
  now: number;
  dayBefore: string | undefined;
  before: number | undefined;
}

const tick = { fill: 'var(--muted)', fontSize: 12 };

/** A figure by day, over the same days of the other period. The table below has the same in numbers. */
export function DayChart({ figure, days, before, view }: DayChartProps) {
  const { t } = useTranslation('console');
  const { weekday, count, day: date } = useFormat();
  const points: Point[] = days.map((each, at) => ({
    day: each.day,
    now: each[figure],
    dayBefore: before?.[at]?.day,
    before: before?.[at]?.[figure],
  }));
  const span = ({ from, to }: View['period']) => `${date(from)} – ${date(to)}`;
  return (
    <figure className="flex flex-col gap-3">
      <ResponsiveContainer width="100%" height={264}>
        <AreaChart
          data={points}
          margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
          title={t('statistics.chartOf', {
            figure: t(`figure.${figure}`),
            span: span(view.period),
          })}
        >
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis
            dataKey="day"
            tickFormatter={weekday}
            minTickGap={32}
            axisLine={false}
            tickLine={false}
            tick={tick}
          />
          <YAxis
            width="auto"
            allowDecimals={false}
            tickFormatter={count}
            axisLine={false}
            tickLine={false}
            tick={tick}
          />
          <Tooltip content={ChartTooltip} cursor={{ stroke: 'var(--muted)' }} />
          <Area
            dataKey="before"
            stroke="var(--muted)"
            strokeDasharray="4 4"
            fill="none"
            isAnimationActive={false}
          />
          <Area
            dataKey="now"
            stroke="var(--accent)"
            strokeWidth={2}
            fill="var(--accent)"
            fillOpacity={0.12}
            isAnimationActive={false}
          />
        </AreaChart>
      </ResponsiveContainer>
      <figcaption className="flex flex-wrap gap-x-6 gap-y-1 text-xs text-muted">
        <span className="flex items-center gap-2">
          <span aria-hidden className="h-0.5 w-5 bg-accent" />
          {span(view.period)}
        </span>
        <span className="flex items-center gap-2">
          <span aria-hidden className="w-5 border-t-2 border-dashed border-muted" />
          {span(view.against)}
        </span>
      </figcaption>
    </figure>
  );
}

function ChartTooltip({ active, payload }: TooltipContentProps) {
  const { weekday, count } = useFormat();
  const point = payload[0]?.payload as Point | undefined;
  if (!active || !point) return null;
  return (
    <dl className="tabular grid grid-cols-[auto_auto] gap-x-4 gap-y-1 rounded-sm bg-raised px-3 py-2 text-xs shadow-lg">
      <dt>{weekday(point.day)}</dt>
      <dd className="text-end font-semibold">{count(point.now)}</dd>
      {point.dayBefore && (
        <>
          <dt className="text-muted">{weekday(point.dayBefore)}</dt>
          <dd className="text-end text-muted">{count(point.before ?? 0)}</dd>
        </>
      )}
    </dl>
  );
}
