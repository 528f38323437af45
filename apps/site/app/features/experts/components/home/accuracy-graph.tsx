import type { CallResult } from '@xiongmao/api/call';
import type { Contract } from '@xiongmao/api/contract';
import { formatDate } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { planPath } from '#app/paths.ts';
import { useLocale } from '#app/platform/i18n.tsx';
import { Link } from '#app/platform/link.tsx';
import { useZone } from '#app/platform/zone.tsx';
import { ResultMark } from '../plans/result-mark.tsx';
import { shareText } from '../ranking/record-text.ts';
import { graphLines } from './graph-lines.ts';

type Points = CallResult<Contract['GET /expert_plan/getExpertInfoGraph']>['points'];

const gridShares = [1, 0.75, 0.5, 0.25, 0];

/** Accuracy after each settled plan: over all up to then, and over the last ten; the same as a table. */
export function AccuracyGraph({ points }: { points: Points }) {
  const { t } = useTranslation('experts');
  const locale = useLocale();
  const newest = points.at(-1);
  if (!newest) return <p className="px-4 pb-4 text-sm text-muted">{t('graph.empty')}</p>;
  const summary = t('graph.summary', {
    n: points.length,
    accuracy: shareText(newest.accuracy, locale),
    lastTen: shareText(newest.lastTen, locale),
  });
  return (
    <div className="flex flex-col gap-3 px-4 pb-3">
      <figure className="flex flex-col gap-2">
        <Picture points={points} label={summary} />
        <figcaption className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted">
          <span className="inline-flex items-center gap-1.5">
            <span aria-hidden className="h-0.5 w-4 bg-accent" />
            {t('graph.overall')}
          </span>
          <span className="inline-flex items-center gap-1.5">
            <span aria-hidden className="w-4 border-t-2 border-dashed border-away" />
            {t('graph.lastTen')}
          </span>
        </figcaption>
      </figure>
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm text-accent md:min-h-6">
          {t('graph.asTable')}
        </summary>
        <PointsTable points={points} />
      </details>
    </div>
  );
}

function Picture({ points, label }: { points: Points; label: string }) {
  const locale = useLocale();
  const { width, overall, lastTen } = graphLines(points);
  return (
    <div className="flex gap-2" dir="ltr">
      <div
        aria-hidden
        className="flex h-40 flex-col justify-between text-end text-xs leading-none text-muted tabular"
      >
        {gridShares.map((share) => (
          <span key={share}>{shareText(share, locale)}</span>
        ))}
      </div>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${width} 1`}
        preserveAspectRatio="none"
        className="my-1.5 h-37 min-w-0 grow overflow-visible fill-none"
      >
        {gridShares.map((share) => (
          <path
            key={share}
            d={`M0 ${1 - share}H${width}`}
            vectorEffect="non-scaling-stroke"
            className={share === 0.5 ? 'stroke-muted' : 'stroke-line'}
            strokeDasharray={share === 0.5 ? '2 3' : undefined}
          />
        ))}
        <path
          d={lastTen}
          vectorEffect="non-scaling-stroke"
          strokeWidth="1.5"
          strokeDasharray="5 3"
          className="stroke-away"
        />
        <path
          d={overall}
          vectorEffect="non-scaling-stroke"
          strokeWidth="2"
          strokeLinejoin="round"
          className="stroke-accent"
        />
      </svg>
    </div>
  );
}

function PointsTable({ points }: { points: Points }) {
  const { t } = useTranslation('experts');
  const locale = useLocale();
  const zone = useZone();
  const heads = [t('graph.when'), t('graph.result'), t('graph.overall'), t('graph.lastTen')];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: not every browser lets the keyboard scroll it otherwise
    <section tabIndex={0} aria-label={t('graph.title')} className="max-h-80 overflow-y-auto">
      <table className="w-full text-sm">
        <caption className="sr-only">{t('graph.title')}</caption>
        <thead className="sticky top-0 bg-surface text-xs text-muted">
          <tr>
            {heads.map((head) => (
              <th
                key={head}
                scope="col"
                className="px-1 py-2 text-end font-normal first:text-start"
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map(({ planId, at, result, accuracy, lastTen }) => (
            <tr key={planId}>
              <th scope="row" className="px-1 py-1.5 text-start font-normal whitespace-nowrap">
                <Link to={planPath(planId)} prefetch="none" className="text-accent">
                  {formatDate(at, { locale, zone })}
                </Link>
              </th>
              <td className="px-1 text-end">
                <ResultMark result={result} />
              </td>
              <td className="px-1 text-end tabular">{shareText(accuracy, locale)}</td>
              <td className="px-1 text-end tabular">{shareText(lastTen, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
