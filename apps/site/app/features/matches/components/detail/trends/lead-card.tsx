import { sidesOf } from '@xiongmao/api/catalogue/sides';
import { periodOrder, type Sport } from '@xiongmao/api/catalogue/sports';
import type { MatchDetail, Trends } from '@xiongmao/api/matches/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { sportOf } from '#app/shared/games/sport-of.ts';
import { periodLabel } from '../../../status-label.ts';
import { say } from '../../../words.ts';
import { Card } from '../card.tsx';
import { type LeadChart, leadChart } from './lead.ts';
import { LeadArea } from './lead-area.tsx';
import { leadAxis } from './lead-axis.ts';
import { PeriodAxis } from './period-axis.tsx';
import { SideLegend } from './side-legend.tsx';

/** Who led when and by how much: a picture, the largest leads, and the lead after each period in words. */
export function LeadCard({ trends, detail }: { trends: Trends; detail: MatchDetail }) {
  const { t } = useTranslation('matches');
  const { home, away, match } = detail;
  const { lead } = trends;
  const sport = sportOf(match.gameId);
  const sides = sidesOf(match.gameId);
  const [first, second] = sides;
  const chart = leadChart(lead, sides, leadAxis(trends, detail.incidents, match.state, sport));
  const facts: [string, number][] = [
    ...sides.map((side): [string, number] => [
      t('trends.largestLead', { team: detail[side].name }),
      chart.largest[side],
    ]),
    [t('trends.leadChanges'), chart.changes],
  ];
  return (
    <Card title={t('trends.lead')}>
      <div className="flex flex-col gap-2 px-4 pb-4">
        <SideLegend detail={detail} />
        <div className="relative">
          <LeadArea chart={chart} sides={sides} label={t('trends.lead')} />
          <span aria-hidden="true" className="tabular absolute start-0 top-0 text-xs text-muted">
            {chart.largest[first] || ''}
          </span>
          <span aria-hidden="true" className="tabular absolute start-0 bottom-0 text-xs text-muted">
            {chart.largest[second] || ''}
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
              {say(t, periodLabel(key, detail.match.gameId).full)}:{' '}
              {standing(leadAfter(lead, key, sport))}
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

/** A period in which nobody scores leaves it as it was. */
function leadAfter(lead: Trends['lead'], key: string, sport: Sport): number {
  const until = periodOrder(sport, key);
  return lead.findLast(({ period }) => periodOrder(sport, period ?? key) <= until)?.lead ?? 0;
}

function widths({ periods, width }: LeadChart) {
  return periods.map(({ key, at }, index) => ({
    key,
    width: (periods[index + 1]?.at ?? width) - at,
  }));
}
