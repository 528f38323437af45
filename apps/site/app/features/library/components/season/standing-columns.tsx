import type { League } from '@xiongmao/api/catalogue/shapes';
import type { StandingRow } from '@xiongmao/api/matches/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useLocale } from '#app/platform/i18n.tsx';
import { runRateText, shareOr, signed } from '#app/shared/games/figure-text.ts';
import { FormDots } from '#app/shared/games/form-dots.tsx';
import { namedAs } from '#app/shared/games/sport-of.ts';
import { hasDrawColumn, winShare } from '#app/shared/games/table-draws.ts';
import { type ScoreWord, tableWords } from '#app/shared/games/table-words.ts';
import { type Column, narrowOnly, wideOnly } from '../table/data-table.tsx';
import { SideName } from './side-name.tsx';

type Standing = Column<StandingRow>;

/** What decides the rank, by its keys. */
const decisive: readonly string[] = ['played', 'difference', 'runRate', 'points'];
const isDecisive = ({ key }: Standing) => decisive.includes(key);

/** In short: a phone shows what decides the rank alone. */
export const decisiveOnly = (columns: readonly Standing[]): Standing[] =>
  columns
    .filter(({ key }) => key !== 'form')
    .map((column) => (isDecisive(column) ? column : wideOnly(column)));

/** A phone shows what decides the rank beside the names; the rest follows as one swipes. */
export function decisiveFirst(columns: readonly Standing[]): Standing[] {
  return [
    ...columns.filter(isDecisive).map(narrowOnly),
    ...columns.map((column) => (isDecisive(column) ? wideOnly(column) : column)),
  ];
}

/** The columns of a table of a league: what its sport does not count is not among them. */
export function useStandingColumns(league: League) {
  const { t } = useTranslation('matches');
  const locale = useLocale();
  return (rows: readonly StandingRow[]) => {
    const hasPoints = rows.some(({ points }) => points !== null);
    const { context, ...called } = tableWords(league.gameId, hasPoints);
    const hasDraws = hasDrawColumn(rows, league.gameId);
    const hasRunRate = rows.some(({ runRate }) => runRate !== null);
    const figure = (
      key: string,
      text: Parameters<typeof words>[0],
      by: (row: StandingRow) => number | null,
      show: (row: StandingRow) => string = (row) => String(by(row) ?? '–'),
    ): Standing => ({ key, ...words(text), by, cell: show });
    const words = (
      text: 'played' | 'won' | 'drawn' | 'lost' | 'points' | 'winRate' | 'runRate' | ScoreWord,
    ) => ({
      head: t(`tableShort.${text}`, { context }),
      title: t(`table.${text}`, { context }),
    });
    const difference = ({ scored, conceded }: StandingRow) => scored - conceded;
    return {
      before: {
        key: 'rank',
        head: t('tableShort.rank'),
        title: t('table.rank'),
        by: ({ rank }: StandingRow) => rank,
        cell: ({ rank }: StandingRow) => rank ?? '–',
      },
      name: {
        key: 'team',
        head: t('table.team', { context: namedAs(league.gameId) }),
        by: ({ team }: StandingRow) => team.name,
        className: 'w-full max-md:min-w-44 max-md:max-w-0',
        cell: ({ team, live }: StandingRow) => <SideName team={team} league={league} live={live} />,
      },
      columns: [
        figure('played', 'played', ({ played }) => played),
        figure('won', 'won', ({ won }) => won),
        ...(hasDraws ? [figure('drawn', 'drawn', ({ drawn }) => drawn)] : []),
        figure('lost', 'lost', ({ lost }) => lost),
        figure('scored', called.scored, ({ scored }) => scored),
        figure('conceded', called.conceded, ({ conceded }) => conceded),
        hasRunRate
          ? figure(
              'runRate',
              'runRate',
              ({ runRate }) => runRate,
              (row) => runRateText(row, locale),
            )
          : figure('difference', called.difference, difference, (row) => signed(difference(row))),
        {
          ...(hasPoints
            ? figure('points', 'points', ({ points }) => points)
            : figure('points', 'winRate', winShare, (row) => shareOr(winShare(row), locale))),
          className: 'text-center font-semibold',
        },
        {
          key: 'form',
          head: t('table.form'),
          cell: ({ form }: StandingRow) => <FormDots results={form} />,
        },
      ] satisfies Standing[],
    };
  };
}
