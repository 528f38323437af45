import type { Lineup, MatchDetail } from '@xiongmao/api/matches/shapes';
import { formatFixed } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useLocale } from '#app/platform/i18n.tsx';
import { SideDot } from '#app/shared/games/sides.tsx';
import { namedAs, sportKeyOf } from '#app/shared/games/sport-of.ts';
import { ScrollRegion } from '#app/shared/list/scroll-region.tsx';
import { Name } from '#app/shared/names/name.tsx';
import { Card } from '../../card.tsx';
import { PlayerName } from '../../player-name.tsx';
import { statisticName, statisticText } from '../../statistics/statistic-text.ts';

const columns = [
  'kills',
  'deaths',
  'assists',
  'damagePerRound',
  'damage',
  'rating',
  'headshots',
  'firstKills',
] as const;
type Column = (typeof columns)[number];

/** What each player did, the best first. */
export function Scoreboard({ detail }: { detail: MatchDetail }) {
  const { t } = useTranslation('matches');
  const lineups = detail.lineups.filter(({ players }) => players.some(hasPlayed));
  if (lineups.length === 0) return null;
  const told = columns.filter((key) =>
    lineups.some(({ players }) => players.some(({ statistics }) => key in statistics)),
  );
  return (
    <Card title={t('roundsSheet.scoreboard')}>
      <ScrollRegion label={t('roundsSheet.scoreboard')}>
        <table className="tabular w-full border-separate border-spacing-0 text-sm">
          {lineups.map((lineup) => (
            <TeamRows key={lineup.side} lineup={lineup} columns={told} detail={detail} />
          ))}
        </table>
      </ScrollRegion>
      {told.includes('rating') && (
        <p className="px-4 py-3 text-xs text-muted">
          {t('roundsSheet.formula')} {told.includes('damagePerRound') && t('roundsSheet.adr')}
        </p>
      )}
    </Card>
  );
}

interface TeamRowsProps {
  lineup: Lineup;
  columns: readonly Column[];
  detail: MatchDetail;
}

function TeamRows({ lineup: { side, players }, columns, detail }: TeamRowsProps) {
  const { t } = useTranslation('matches');
  const { t: tStatistics } = useTranslation('statistics');
  const locale = useLocale();
  const best = (a: Player, b: Player) => rankOf(b) - rankOf(a);
  return (
    <tbody>
      <tr className="text-xs text-muted">
        <th
          scope="col"
          className="sticky start-0 z-1 w-full max-w-0 min-w-32 bg-surface px-4 py-2 text-start font-semibold text-ink"
        >
          <span className="flex items-center gap-2">
            <SideDot side={side} />
            <Name>{detail[side].name}</Name>
            <span className="sr-only">
              {t('lineup.player', { context: namedAs(detail.match.gameId) })}
            </span>
          </span>
        </th>
        {columns.map((key) => (
          <th key={key} scope="col" className="min-w-11 px-1.5 font-normal">
            <abbr
              title={statisticName(tStatistics, key, sportKeyOf(detail.match.gameId))}
              className="no-underline"
            >
              {t(`roundsSheet.short.${key}`)}
            </abbr>
          </th>
        ))}
      </tr>
      {players
        .filter(hasPlayed)
        .toSorted(best)
        .map((player) => (
          <tr key={player.playerId}>
            <th
              scope="row"
              className="sticky start-0 z-1 max-w-0 border-t border-line bg-surface px-4 py-2 text-start font-normal"
            >
              <span className="flex">
                <PlayerName player={player} className="min-w-0 truncate" />
              </span>
            </th>
            {columns.map((key) => (
              <td
                key={key}
                className={`border-t border-line px-1.5 text-center ${key === 'kills' || key === 'rating' ? 'font-semibold' : ''}`}
              >
                {key in player.statistics ? cellText(key, player, locale) : '–'}
              </td>
            ))}
          </tr>
        ))}
    </tbody>
  );
}

type Player = Lineup['players'][number];

const hasPlayed = ({ statistics }: Player): boolean => Object.keys(statistics).length > 0;
const rankOf = ({ statistics }: Player): number => statistics.rating ?? statistics.kills ?? 0;

function cellText(
  key: Column,
  { statistics }: Player,
  locale: Parameters<typeof statisticText>[2],
) {
  const value = statistics[key] ?? 0;
  return key === 'rating' ? formatFixed(value, locale) : statisticText(key, value, locale);
}
