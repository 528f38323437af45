import type { Bowler, ScorecardSheet } from '@xiongmao/api/matches/sheets/scorecard/scorecard';
import { formatFixed } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useLocale } from '#app/platform/i18n.tsx';
import { FigureTable } from './figure-table.tsx';
import { runRate } from './figures/rates.ts';

const columns = [
  'overs',
  'maidens',
  'runs',
  'wickets',
  'economy',
  'dots',
  'wides',
  'noBalls',
] as const;

interface BowlingTableProps {
  bowling: readonly Bowler[];
  sheet: ScorecardSheet;
}

/** Who bowled, and at what cost. */
export function BowlingTable({ bowling, sheet }: BowlingTableProps) {
  const { t } = useTranslation('cricket');
  const locale = useLocale();
  const figuresOf = ({ overs, maidens, runs, wickets, dots, wides, noBalls }: Bowler) => {
    const economy = runRate(runs, overs, sheet);
    return {
      ...{ overs, maidens: String(maidens), runs: String(runs), wickets: String(wickets) },
      ...{ wides: String(wides), noBalls: String(noBalls) },
      ...(dots !== null && { dots: String(dots) }),
      ...(economy !== null && { economy: formatFixed(economy, locale) }),
    };
  };
  return (
    <FigureTable
      label={t('bowling')}
      first={t('bowler')}
      columns={columns}
      wide={['dots', 'wides', 'noBalls']}
      rows={bowling.map((bowler) => ({
        key: bowler.player,
        name: <bdi>{bowler.player}</bdi>,
        figures: figuresOf(bowler),
        strong: 'wickets',
      }))}
    />
  );
}
