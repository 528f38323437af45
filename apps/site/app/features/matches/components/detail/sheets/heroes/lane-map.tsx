import type { MatchDetail, PeriodScore } from '@xiongmao/api/matches/shapes';
import type { Building } from '@xiongmao/api/matches/sheets/heroes';
import { playedSide } from '@xiongmao/api/matches/sheets/played-side';
import type { Side } from '@xiongmao/api/matches/sides';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { areaFill, SideDot } from '#app/shared/games/sides.tsx';
import { Card } from '../../card.tsx';
import type { Part } from './part.ts';

/** Radiant's buildings on a map of 100 by 100; Dire's stand opposite, where the other's top is its bottom. */
const places: Record<Building, readonly [x: number, y: number]> = {
  top1: [12, 38],
  top2: [12, 55],
  top3: [11, 71],
  topMelee: [8, 76],
  topRanged: [14, 76],
  mid1: [42, 58],
  mid2: [31, 69],
  mid3: [23, 77],
  midMelee: [18, 79],
  midRanged: [21, 82],
  bot1: [80, 88],
  bot2: [48, 88],
  bot3: [29, 89],
  botMelee: [24, 86],
  botRanged: [24, 92],
  base1: [12, 85],
  base2: [15, 88],
};
const buildings = Object.keys(places) as Building[];
const ancient = [9, 91] as const;

interface LaneMapProps {
  standing: NonNullable<Part['standing']>;
  period: PeriodScore | undefined;
  detail: MatchDetail;
}

/** What is left of each side's towers and barracks, where they stand. */
export function LaneMap({ standing, period, detail }: LaneMapProps) {
  const { t } = useTranslation('matches');
  const words = (side: Side) =>
    t('heroesSheet.standing', {
      team: detail[side].name,
      towers: standing[side].filter(isTower).length,
      barracks: standing[side].filter((building) => !isTower(building)).length,
    });
  return (
    <Card title={t('heroesSheet.map')}>
      <div className="flex flex-col items-center gap-3 px-4 pb-4">
        <svg
          role="img"
          aria-label={`${words('home')}. ${words('away')}.`}
          viewBox="0 0 100 100"
          className="w-full max-w-72"
        >
          <rect width="100" height="100" rx="4" className="fill-raised" />
          <path d="M6 8L94 92" strokeWidth="5" className="stroke-away opacity-20" />
          <g fill="none" strokeWidth="1.2" className="stroke-muted opacity-40">
            <path d="M12 86V16Q12 12 16 12H86" />
            <path d="M14 86L86 14" />
            <path d="M14 88H84Q88 88 88 84V14" />
          </g>
          {(['home', 'away'] as const).map((side) => (
            <Base
              key={side}
              side={side}
              standing={standing[side]}
              opposite={period ? playedSide(period, side) === 'dire' : side === 'away'}
              fallen={period?.winner !== undefined && period.winner !== side}
            />
          ))}
        </svg>
        <ul className="flex flex-col gap-1 text-sm">
          {(['home', 'away'] as const).map((side) => (
            <li key={side} className="flex items-center gap-2">
              <SideDot side={side} />
              {words(side)}
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}

const swapped = (building: Building) =>
  building.replace(/^(top|bot)/, (lane) => (lane === 'top' ? 'bot' : 'top')) as Building;
const isTower = (building: Building): boolean => /\d$/.test(building);

interface BaseProps {
  side: Side;
  standing: readonly Building[];
  /** At the other end of the map. */
  opposite: boolean;
  /** Its ancient was destroyed. */
  fallen: boolean;
}

const gone = 'fill-none stroke-muted opacity-60';

function Base({ side, standing, opposite, fallen }: BaseProps) {
  const at = ([x, y]: readonly [number, number]): [number, number] =>
    opposite ? [100 - x, 100 - y] : [x, y];
  const placeOf = (building: Building) => at(places[opposite ? swapped(building) : building]);
  const [ancientX, ancientY] = at(ancient);
  return (
    <g strokeWidth="0.7">
      {buildings.map((building) => {
        const [x, y] = placeOf(building);
        const tone = standing.includes(building) ? areaFill[side] : gone;
        return isTower(building) ? (
          <circle key={building} cx={x} cy={y} r="2.4" className={tone} />
        ) : (
          <rect
            key={building}
            x={x - 1.5}
            y={y - 1.5}
            width="3"
            height="3"
            rx="0.6"
            className={tone}
          />
        );
      })}
      <rect
        x={ancientX - 2.6}
        y={ancientY - 2.6}
        width="5.2"
        height="5.2"
        rx="1"
        transform={`rotate(45 ${ancientX} ${ancientY})`}
        className={fallen ? gone : areaFill[side]}
      />
    </g>
  );
}
