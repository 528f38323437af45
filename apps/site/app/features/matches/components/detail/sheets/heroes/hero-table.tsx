import type { MatchDetail } from '@xiongmao/api/matches/shapes';
import { playedSide } from '@xiongmao/api/matches/sheets/played-side';
import type { Side } from '@xiongmao/api/matches/sides';
import { formatNumber } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useLocale } from '#app/platform/i18n.tsx';
import { SideDot } from '#app/shared/games/sides.tsx';
import { sportKeyOf } from '#app/shared/games/sport-of.ts';
import { ScrollRegion } from '#app/shared/list/scroll-region.tsx';
import { Name } from '#app/shared/names/name.tsx';
import { HeroName } from '../../../hero-name.tsx';
import { knownPlayers, PlayerName } from '../../player-name.tsx';
import { statisticName } from '../../statistics/statistic-text.ts';
import type { Part } from './part.ts';

const columns = [
  'level',
  'kills',
  'deaths',
  'assists',
  'netWorth',
  'gold',
  'experience',
  'lastHits',
  'denies',
  'goldPerMinute',
  'experiencePerMinute',
  'heroDamage',
  'towerDamage',
  'heroHealing',
] as const;
type Column = (typeof columns)[number];

interface HeroTableProps {
  part: Part;
  detail: MatchDetail;
}

/** Heroes of both sides, with what they have done and carry. */
export function HeroTable({ part, detail }: HeroTableProps) {
  const { t } = useTranslation('matches');
  const told = columns.filter((key) => part.players.some(({ figures }) => key in figures));
  return (
    <ScrollRegion label={t('detail.tabs.sheet_mobaBestOf')}>
      <table className="tabular w-full border-separate border-spacing-0 text-sm">
        {(['home', 'away'] as const).map((side) => (
          <SideRows key={side} side={side} columns={told} part={part} detail={detail} />
        ))}
      </table>
    </ScrollRegion>
  );
}

interface SideRowsProps extends HeroTableProps {
  side: Side;
  columns: readonly Column[];
}

function SideRows({ side, columns, part, detail }: SideRowsProps) {
  const { t } = useTranslation('matches');
  const { t: tStatistics } = useTranslation('statistics');
  const locale = useLocale();
  const { gameId, state } = detail.match;
  const period = state.periods.find(({ key }) => key === part.key);
  const plays = period && playedSide(period, side);
  const known = knownPlayers(detail);
  const hasItems = part.players.some(({ items }) => items.length > 0);
  return (
    <tbody>
      <tr className="text-xs text-muted">
        <th
          scope="col"
          className="sticky start-0 z-1 min-w-40 bg-surface px-4 py-2 text-start font-semibold text-ink"
        >
          <span className="flex items-center gap-2">
            <SideDot side={side} />
            <Name>{detail[side].name}</Name>
            {plays && (
              <span className="shrink-0 font-normal whitespace-nowrap text-muted">
                {t(`side.${plays}`)}
              </span>
            )}
          </span>
        </th>
        {columns.map((key) => (
          <th key={key} scope="col" className="min-w-11 px-1.5 font-normal whitespace-nowrap">
            <abbr
              title={statisticName(tStatistics, key, sportKeyOf(gameId))}
              className="no-underline"
            >
              {t(`heroesSheet.short.${key}`)}
            </abbr>
          </th>
        ))}
        {hasItems && (
          <th scope="col" className="px-3 text-start font-normal">
            {t('heroesSheet.items')}
          </th>
        )}
      </tr>
      {part.players
        .filter((player) => player.side === side)
        .map(({ playerId, player, hero, figures, items }) => {
          const listed = known.get(playerId);
          const name = player ?? listed?.name;
          // An account without a name says nothing to anyone.
          const shown = name && name !== playerId && name !== hero ? name : null;
          return (
            <tr key={playerId}>
              <th
                scope="row"
                className="sticky start-0 z-1 border-t border-line bg-surface px-4 py-2 text-start leading-tight font-semibold whitespace-nowrap"
              >
                {hero && <HeroName name={hero} gameId={gameId} />}
                {shown && (
                  <PlayerName
                    player={{ ...listed, name: shown }}
                    className={hero ? 'block text-xs font-normal text-muted' : ''}
                  />
                )}
                {!hero && !shown && '–'}
              </th>
              {columns.map((key) => (
                <td
                  key={key}
                  className={`border-t border-line px-1.5 text-center whitespace-nowrap ${key === 'kills' || key === 'netWorth' ? 'font-semibold' : ''}`}
                >
                  {figures[key] === undefined ? '–' : formatNumber(figures[key], locale)}
                </td>
              ))}
              {hasItems && (
                <td className="border-t border-line px-3 py-1.5">
                  <ul className="flex min-w-72 flex-wrap gap-1">
                    {items.map((item, place) => (
                      <li
                        // biome-ignore lint/suspicious/noArrayIndexKey: a hero may carry two of a kind, each in its place
                        key={place}
                        lang="en"
                        className="rounded-sm bg-raised px-1.5 text-xs whitespace-nowrap text-muted"
                      >
                        {item}
                      </li>
                    ))}
                  </ul>
                </td>
              )}
            </tr>
          );
        })}
    </tbody>
  );
}
