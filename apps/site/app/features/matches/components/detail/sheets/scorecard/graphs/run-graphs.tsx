import type { MatchDetail } from '@xiongmao/api/matches/shapes';
import type {
  ScorecardInnings,
  ScorecardSheet,
} from '@xiongmao/api/matches/sheets/scorecard/scorecard';
import type { Side } from '@xiongmao/api/matches/sides';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { ReactNode } from 'react';
import { SideDot, sideFill } from '#app/shared/games/sides.tsx';
import { Card } from '../../../card.tsx';
import { inningsName, isSuperOver } from '../figures/innings-words.ts';
import { linePath, type OverPoint, overPoints, stepFor } from './run-lines.ts';

const lineTone: Record<Side, string> = { home: 'stroke-home', away: 'stroke-away' };

interface RunGraphsProps {
  detail: MatchDetail;
  sheet: ScorecardSheet;
  /** The one whose overs stand side by side. */
  innings: ScorecardInnings;
}

/** The innings as lines of their runs, and one of them over by over. */
export function RunGraphs({ detail, sheet, innings }: RunGraphsProps) {
  const { t } = useTranslation('cricket');
  const lines = sheet.parts
    .filter((one) => !isSuperOver(one) && one.byOver.length > 0)
    .map((one) => ({ innings: one, points: overPoints(one) }));
  const points = overPoints(innings);
  if (lines.length === 0 || points.length === 0) return null;
  const name = (one: ScorecardInnings) => inningsName(one, { detail, sheet, t });
  return (
    <>
      <Card title={t('graph.worm')}>
        <div className="px-4 pb-4">
          <ul className="mb-2 flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted">
            {lines.map((line, place) => (
              <li key={line.innings.key} className="flex items-center gap-1.5">
                <SideDot side={line.innings.side} />
                {name(line.innings)}
                {isSecond(lines, place) && <span aria-hidden="true">┄</span>}
              </li>
            ))}
          </ul>
          <Worm lines={lines} label={t('graph.worm')} />
        </div>
      </Card>
      <Card title={`${t('graph.manhattan')} · ${name(innings)}`}>
        <div className="px-4 pb-4">
          <Manhattan points={points} side={innings.side} />
        </div>
      </Card>
    </>
  );
}

type Line = { innings: ScorecardInnings; points: OverPoint[] };

/** Of a side that bats twice, its second line is dashed. */
const isSecond = (lines: readonly Line[], place: number): boolean =>
  lines.slice(0, place).some(({ innings }) => innings.side === lines[place]?.innings.side);

/** Runs against overs, a dot at each over in which wickets fell. */
function Worm({ lines, label }: { lines: readonly Line[]; label: string }) {
  const overs = Math.max(...lines.flatMap(({ points }) => points.map(({ over }) => over)));
  const most = Math.max(10, ...lines.flatMap(({ points }) => points.map(({ total }) => total)));
  const top = most * 1.05;
  return (
    <Plot top={top} overs={overs}>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 ${-top} ${overs} ${top}`}
        preserveAspectRatio="none"
        className="absolute inset-0 size-full rtl:-scale-x-100"
      >
        {lines.map(({ innings, points }, place) => (
          <path
            key={innings.key}
            d={linePath(points)}
            fill="none"
            strokeWidth="2"
            strokeDasharray={isSecond(lines, place) ? '4 3' : undefined}
            vectorEffect="non-scaling-stroke"
            className={lineTone[innings.side]}
          />
        ))}
      </svg>
      {lines.flatMap(({ innings, points }) =>
        points
          .filter(({ wickets }) => wickets > 0)
          .map(({ over, total }) => (
            <span
              key={`${innings.key} ${over}`}
              aria-hidden="true"
              className={`absolute size-2 rounded-full ring-2 ring-surface rtl:translate-x-1/2 ltr:-translate-x-1/2 translate-y-1/2 ${sideFill[innings.side]}`}
              style={{
                insetInlineStart: `${(over / overs) * 100}%`,
                bottom: `${(total / top) * 100}%`,
              }}
            />
          )),
      )}
    </Plot>
  );
}

/** A bar for each over, with a dot over it for each wicket. */
function Manhattan({ points, side }: { points: readonly OverPoint[]; side: Side }) {
  const { t } = useTranslation(['cricket', 'matches']);
  const most = Math.max(6, ...points.map(({ runs }) => runs));
  // Room for the dots.
  const top = most * 1.25;
  const overs = points.at(-1)!.over;
  return (
    <Plot top={top} overs={overs}>
      <ol className="absolute inset-0 flex items-end">
        {Array.from({ length: overs }, (_, index) => {
          const point = points.find(({ over }) => over === index + 1);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an over is known by its number
            <li key={index} className="flex h-full min-w-0 grow basis-0 flex-col justify-end px-px">
              {point && (
                <>
                  <span className="sr-only">
                    {t('graph.over', { n: point.over })}: {t('overRuns', { count: point.runs })}
                    {point.wickets > 0 &&
                      t('matches:sourceJoin') + t('graph.wicketsFell', { n: point.wickets })}
                  </span>
                  <span aria-hidden="true" className="flex flex-col items-center gap-px pb-0.5">
                    {Array.from({ length: point.wickets }, (_, wicket) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: dots are alike
                      <span key={wicket} className="size-1.5 rounded-full bg-loss" />
                    ))}
                  </span>
                  <span
                    aria-hidden="true"
                    className={`block rounded-t-sm ${sideFill[side]}`}
                    style={{ height: `${(point.runs / top) * 100}%` }}
                  />
                </>
              )}
            </li>
          );
        })}
      </ol>
    </Plot>
  );
}

/** The ground of a graph: lines with their runs, and the overs below. */
function Plot({ top, overs, children }: { top: number; overs: number; children: ReactNode }) {
  const step = stepFor(top);
  const levels = Array.from({ length: Math.floor(top / step) }, (_, index) => (index + 1) * step);
  const every = stepFor(overs);
  const marks = Array.from(
    { length: Math.floor(overs / every) },
    (_, index) => (index + 1) * every,
  );
  return (
    <div className="ps-7">
      <div className="relative h-44 border-b border-line">
        {levels.map((level) => (
          <div
            key={level}
            aria-hidden="true"
            className="absolute inset-x-0 border-t border-dashed border-line"
            style={{ bottom: `${(level / top) * 100}%` }}
          >
            <span className="tabular absolute end-full -translate-y-1/2 pe-1.5 text-xs text-muted">
              {level}
            </span>
          </div>
        ))}
        {children}
      </div>
      <div aria-hidden="true" className="tabular relative h-5 text-xs text-muted">
        {marks.map((over) => (
          <span
            key={over}
            className="absolute w-8 pt-1 text-center ltr:-translate-x-1/2 rtl:translate-x-1/2"
            style={{ insetInlineStart: `${(over / overs) * 100}%` }}
          >
            {over}
          </span>
        ))}
      </div>
    </div>
  );
}
