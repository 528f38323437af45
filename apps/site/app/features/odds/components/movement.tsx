import { useQuery } from '@tanstack/react-query';
import type { OddsPick } from '@xiongmao/api/odds/kinds';
import type { OddsPoint, Quote } from '@xiongmao/api/odds/shapes';
import { formatDate, formatDateTime, formatTime } from '@xiongmao/i18n/format';
import { priceText } from '@xiongmao/i18n/odds/price-text';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useApi } from '#app/platform/app-context.ts';
import { useLocale } from '#app/platform/i18n.tsx';
import { useZone } from '#app/platform/zone.tsx';
import { Loaded } from '#app/shared/async/loaded.tsx';
import { SkeletonRows } from '#app/shared/async/skeleton-rows.tsx';
import { useOddsForm } from '#app/shared/odds/odds-form.ts';
import { oddsHistoryQuery } from '../api/odds-queries.ts';
import { Line } from './line.tsx';
import { chartOf } from './movement-chart.ts';

interface MovementProps {
  matchId: number;
  quote: Quote;
  picks: readonly OddsPick[];
  held: boolean;
}

const strokes: Record<OddsPick, string> = {
  home: 'stroke-home',
  over: 'stroke-home',
  draw: 'stroke-draw',
  away: 'stroke-away',
  under: 'stroke-away',
};
const dots: Record<OddsPick, string> = {
  home: 'bg-home',
  over: 'bg-home',
  draw: 'bg-draw',
  away: 'bg-away',
  under: 'bg-away',
};
/** Moves that are listed below the chart. */
const listed = 12;

/** How a bookmaker's market moved: a chart, and the latest moves in figures. */
export function Movement({ matchId, quote, picks, held }: MovementProps) {
  const { t } = useTranslation('odds');
  const query = useQuery(oddsHistoryQuery(useApi(), matchId, quote));
  if (held) return <p className="py-3 text-sm text-muted">{t('held')}</p>;
  return (
    <Loaded query={query} skeleton={<SkeletonRows count={5} className="h-8" />}>
      {({ points }) => (
        <>
          <Chart points={points} picks={picks} />
          <Moves points={points} picks={picks} />
        </>
      )}
    </Loaded>
  );
}

const [width, height] = [600, 120];

function Chart({ points, picks }: { points: readonly OddsPoint[]; picks: readonly OddsPick[] }) {
  const chart = chartOf(points, picks, Date.now(), { width, height });
  if (!chart) return null;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className="mb-2 h-32 w-full rtl:-scale-x-100"
    >
      {chart.lines.map((x) => (
        <path
          key={x}
          d={`M${x} 0V${height}`}
          className="stroke-line"
          strokeDasharray="2 3"
          vectorEffect="non-scaling-stroke"
        />
      ))}
      {chart.paths.map(({ pick, d }) => (
        <path
          key={pick}
          d={d}
          fill="none"
          strokeWidth="2"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
          className={strokes[pick]}
        />
      ))}
    </svg>
  );
}

function Moves({ points, picks }: { points: readonly OddsPoint[]; picks: readonly OddsPick[] }) {
  const { t } = useTranslation('odds');
  const form = useOddsForm();
  const viewer = { locale: useLocale(), zone: useZone() };
  const today = formatDate(Date.now(), viewer);
  const timeOf = (at: string) =>
    (formatDate(at, viewer) === today ? formatTime : formatDateTime)(at, viewer);
  const [opening, ...moves] = points;
  const shown = [...moves.slice(-listed).toReversed(), ...(opening ? [opening] : [])];
  return (
    <table className="tabular w-full text-xs">
      <caption className="sr-only">{t('movement')}</caption>
      <thead className="text-muted">
        <tr>
          <th scope="col" className="py-1 text-start font-normal">
            {t('time')}
          </th>
          {picks.map((pick) => (
            <th key={pick} scope="col" className="px-1 font-normal">
              <span
                aria-hidden="true"
                className={`me-1 inline-block size-2 rounded-full ${dots[pick]}`}
              />
              {t(`pick.${pick}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map((point) => (
          <tr key={`${point.at} ${point === opening}`} className="border-t border-line">
            <th scope="row" className="py-1.5 text-start font-normal text-muted">
              {timeOf(point.at)}
              {point === opening && ` · ${t('opening')}`}
              {point.suspended && ` · ${t('suspended')}`}
            </th>
            {picks.map((pick) => (
              <td key={pick} className={`px-1 text-center ${point.suspended ? 'text-muted' : ''}`}>
                {point.line !== null && <Line pick={pick} line={point.line} />}{' '}
                <bdi dir="ltr">{priceText(point.prices[pick] ?? 0, form, viewer.locale)}</bdi>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
