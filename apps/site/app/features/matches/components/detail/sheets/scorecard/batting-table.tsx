import type { Batter } from '@xiongmao/api/matches/sheets/scorecard/scorecard';
import { formatFixed } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useLocale } from '#app/platform/i18n.tsx';
import { FigureTable } from './figure-table.tsx';
import { dismissalText } from './figures/innings-words.ts';
import { strikeRate } from './figures/rates.ts';

const columns = ['runs', 'balls', 'fours', 'sixes', 'strikeRate'] as const;
const noFigures = new Set(['absentHurt', 'timedOut']);

/** Who batted, how they were out, and what they made. */
export function BattingTable({ batting }: { batting: readonly Batter[] }) {
  const { t } = useTranslation('cricket');
  const locale = useLocale();
  const figuresOf = ({ runs, balls, fours, sixes, out }: Batter) => {
    if (out && noFigures.has(out.way) && !balls) return {};
    const rate = strikeRate(runs, balls);
    return {
      runs: String(runs),
      ...(balls !== null && { balls: String(balls) }),
      ...(fours !== null && { fours: String(fours) }),
      ...(sixes !== null && { sixes: String(sixes) }),
      ...(rate !== null && { strikeRate: formatFixed(rate, locale) }),
    };
  };
  return (
    <FigureTable
      label={t('batting')}
      first={t('batter')}
      columns={columns}
      wide={[]}
      rows={batting.map((batter) => ({
        key: batter.player,
        name: <BatterName batter={batter} />,
        figures: figuresOf(batter),
        strong: 'runs',
      }))}
    />
  );
}

function BatterName({ batter: { player, out, crease } }: { batter: Batter }) {
  const { t } = useTranslation('cricket');
  return (
    <>
      <span className={`block leading-snug ${out ? '' : 'font-semibold'}`}>
        <bdi>{player}</bdi>
        {crease === 'striker' && (
          <span className="text-accent">
            <span aria-hidden="true"> *</span>
            <span className="sr-only"> {t('striker')}</span>
          </span>
        )}
      </span>
      <span className="block text-xs leading-snug text-muted">
        {out ? dismissalText(out, t) : t('notOut')}
      </span>
    </>
  );
}
