import { sportOf } from '../../../sport-of.ts';
import type { PanelProps } from '../panels.ts';
import { Form } from './form.tsx';
import { MatchInformation } from './match-information.tsx';
import { MomentumStrip } from './momentum-strip.tsx';
import { ScoringSummary } from './scoring-summary.tsx';
import { SeriesGames } from './series-games.tsx';
import { Timeline } from './timeline.tsx';
import { TopStatistics } from './top-statistics.tsx';

/** The match at a glance: how it came about, who pressed, the main figures, the form before it. */
export default function Overview({ detail }: PanelProps) {
  const { match, coverage } = detail;
  const Story = sportOf(match.gameId).clock?.continuous ? Timeline : ScoringSummary;
  return (
    <div className="flex flex-col gap-2 md:gap-3">
      <SeriesGames detail={detail} />
      {coverage.actions && <MomentumStrip detail={detail} />}
      {coverage.incidents && <Story detail={detail} />}
      <TopStatistics detail={detail} />
      <Form detail={detail} />
      <div className="xl:hidden">
        <MatchInformation detail={detail} />
      </div>
    </div>
  );
}
