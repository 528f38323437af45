import type { MatchDetail, Trends } from '@xiongmao/api/matches/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { periodLabel } from '../../../status-label.ts';
import { say } from '../../../words.ts';
import { Card } from '../card.tsx';
import { type LeadChart, leadChart } from './lead.ts';
import { LeadArea } from './lead-area.tsx';
import { PeriodAxis } from './period-axis.tsx';
import { SideLegend } from './side-legend.tsx';

/** Who led when and by how much: a picture, the largest leads, and the lead after each period in words. */
export function LeadCard({ lead, detail }: { lead: Trends['lead']; detail: MatchDetail }) {
  const { t } = useTranslation('matches');
  const chart = leadChart(lead);
  const { home, away } = detail;
  const facts = [
    [t('trends.largestLead', { team: home.name }), chart.largest.home],
    [t('trends.largestLead', { team: away.name }), chart.largest.away],
    [t('trends.leadChanges'), chart.changes],
  ] as const;
  return (
    <Card title={t('trends.lead')}>
      <div className="flex flex-col gap-2 px-4 pb-4">
        <SideLegend detail={detail} />
        <div className="relative">
          <LeadArea chart={chart} label={t('trends.lead')} />
          <span aria-hidden="true" className="tabular absolute start-0 top-0 text-xs text-muted">
            {chart.largest.home || ''}
          </span>
          <span aria-hidden="true" className="tabular absolute start-0 bottom-0 text-xs text-muted">
            {chart.largest.away || ''}
          </span>
        </div>
        <PeriodAxis periods={widths(chart)} gameId={detail.match.gameId} />
        <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1 pt-2 text-sm">
          {facts.map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-muted">{name}</dt>
              <dd className="tabular text-end font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
        <ul className="sr-only">
          {chart.periods.map(({ key }) => (
            <li key={key}>
              {say(t, periodLabel(key, detail.match.gameId).full)}: {standing(lastOf(lead, key))}
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );

  function standing(difference: number): string {
    if (difference === 0) return t('trends.level');
    const team = difference > 0 ? home.name : away.name;
    return t('trends.leadBy', { team, n: Math.abs(difference) });
  }
}

function lastOf(lead: Trends['lead'], period: string): number {
  return lead.findLast((entry) => entry.period === period)?.lead ?? 0;
}

function widths({ periods, width }: LeadChart) {
  return periods.map(({ key, at }, index) => ({
    key,
    width: (periods[index + 1]?.at ?? width) - at,
  }));
}
