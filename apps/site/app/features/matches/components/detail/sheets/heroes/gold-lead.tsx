import { sidesOf } from '@xiongmao/api/catalogue/sides';
import type { MatchDetail } from '@xiongmao/api/matches/shapes';
import { formatClock, formatNumber } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useLocale } from '#app/platform/i18n.tsx';
import { Card } from '../../card.tsx';
import { LeadArea } from '../../trends/lead-area.tsx';
import { SideLegend } from '../../trends/side-legend.tsx';
import { leadOver } from './lead-over.ts';
import type { Part } from './part.ts';

interface GoldLeadProps {
  readings: Part['gold'];
  name: string;
  detail: MatchDetail;
}

/** Who was ahead minute by minute, and by how much at most. */
export function GoldLead({ readings, name, detail }: GoldLeadProps) {
  const { t } = useTranslation('matches');
  const locale = useLocale();
  const sides = sidesOf(detail.match.gameId);
  const [first, second] = sides;
  if (readings.length < 2) return null;
  const chart = leadOver(readings, sides);
  const last = readings.at(-1)!;
  const middle = (readings[0]!.at + last.at) / 2;
  return (
    <Card title={name}>
      <div className="flex flex-col gap-2 px-4 pb-4">
        <SideLegend detail={detail} />
        <div className="relative">
          <LeadArea chart={chart} sides={sides} label={name} />
          {[first, second].map((side, place) => (
            <span
              key={side}
              aria-hidden="true"
              className={`tabular absolute start-0 text-xs text-muted ${place === 0 ? 'top-0' : 'bottom-0'}`}
            >
              {chart.largest[side] ? formatNumber(chart.largest[side], locale) : ''}
            </span>
          ))}
        </div>
        <p aria-hidden="true" className="tabular flex justify-between text-xs text-muted">
          {[Math.max(0, readings[0]!.at), middle, last.at].map((at) => (
            <span key={at} dir="ltr">
              {formatClock(Math.round(at))}
            </span>
          ))}
        </p>
        <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1 text-sm">
          {sides.map((side) => (
            <div key={side} className="contents">
              <dt className="text-muted">
                {t('heroesSheet.mostAhead', { team: detail[side].name })}
              </dt>
              <dd className="tabular text-end font-semibold">
                {formatNumber(chart.largest[side], locale)}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Card>
  );
}
