import { Paper, Stack, Typography, useTheme } from '@mui/material';
import type { ReactElement } from 'react';
import {
  CartesianGrid,
  ComposedChart,
  ResponsiveContainer,
  Tooltip,
  type TooltipContentProps,
  XAxis,
  YAxis,
} from 'recharts';
import { useFormat } from '../format.ts';

interface ChartProps<Day extends { day: string }> {
  /** What it shows, said to those who can't see it. */
  title: string;
  series: Day[];
  /** The figures of a day, in words. */
  told: (day: Day) => readonly { name: string; value: string; colour: string }[];
  children: ReactElement | ReactElement[];
}

/** Figures by day; the pointer, or the arrow keys, tell those of one. */
export function Chart<Day extends { day: string }>({
  title,
  series,
  told,
  children,
}: ChartProps<Day>) {
  const { palette } = useTheme();
  const { day, count } = useFormat();
  const tick = { fill: palette.text.secondary, fontSize: 12 };

  return (
    <figure style={{ margin: 0 }}>
      <ResponsiveContainer width="100%" height={240}>
        <ComposedChart
          data={series}
          title={title}
          margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
        >
          <CartesianGrid vertical={false} stroke={palette.divider} />
          <XAxis
            dataKey="day"
            tickFormatter={day}
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
          <Tooltip
            content={(props) => <TellDay {...props} told={told} />}
            cursor={{ fill: palette.action.hover }}
          />
          {children}
        </ComposedChart>
      </ResponsiveContainer>
      <Legend series={series} told={told} />
    </figure>
  );
}

/** The figures of the day that is pointed at. */
function TellDay<Day extends { day: string }>({
  active,
  payload,
  told,
}: Pick<TooltipContentProps, 'active' | 'payload'> & Pick<ChartProps<Day>, 'told'>) {
  const { day } = useFormat();
  const shown = payload[0]?.payload as Day | undefined;
  if (!active || !shown) return null;
  return (
    <Paper elevation={4} sx={{ px: 1.5, py: 1 }}>
      <Typography variant="caption" component="p">
        {day(shown.day)}
      </Typography>
      {told(shown).map(({ name, value }) => (
        <Stack key={name} direction="row" sx={{ gap: 2, justifyContent: 'space-between' }}>
          <Typography variant="caption">{name}</Typography>
          <Typography variant="caption" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {value}
          </Typography>
        </Stack>
      ))}
    </Paper>
  );
}

function Legend<Day extends { day: string }>({
  series,
  told,
}: Pick<ChartProps<Day>, 'series' | 'told'>) {
  const [first] = series;
  if (!first) return null;
  return (
    <Stack component="figcaption" direction="row" sx={{ flexWrap: 'wrap', columnGap: 3, pt: 1 }}>
      {told(first).map(({ name, colour }) => (
        <Stack key={name} direction="row" sx={{ alignItems: 'center', gap: 1 }}>
          <span aria-hidden style={{ width: 12, height: 4, borderRadius: 2, background: colour }} />
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {name}
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}
