import { sidesOf } from '@xiongmao/api/catalogue/sides';
import type { Side } from '@xiongmao/api/matches/sides';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Segmented } from '@xiongmao/ui/fields/segmented';
import { useState } from 'react';
import { namedAs } from '#app/shared/games/sport-of.ts';
import { knownPlayers, PlayerName } from '../../player-name.tsx';
import { statisticName } from '../../statistics/statistic-text.ts';
import type { SheetProps } from '../sheet-props.ts';
import {
  type Batter,
  type BoxSide,
  battingKeys,
  besidesOf,
  inningsText,
  type Pitcher,
  pitchingKeys,
  totalOf,
} from './box-rows.ts';
import { FiguresTable } from './figures-table.tsx';

type KnownPlayers = ReturnType<typeof knownPlayers>;

/** A side's batting and pitching lines. */
export default function BoxScore({ detail, sheet }: SheetProps<'boxScore'>) {
  const { t } = useTranslation('matches');
  const sides = sidesOf(detail.match.gameId);
  const [side, choose] = useState<Side>(sides[0]);
  const shown = sheet.parts.find((part) => part.side === side);
  return (
    <div className="bg-surface pb-2 md:rounded-lg">
      <div className="p-3">
        <Segmented
          label={t('table.team', { context: namedAs(detail.match.gameId) })}
          name="side"
          value={side}
          onChange={choose}
          options={sides.map((one) => ({ value: one, label: detail[one].name }))}
        />
      </div>
      {shown && <SideTables key={side} part={shown} known={knownPlayers(detail)} />}
    </div>
  );
}

function SideTables({ part, known }: { part: BoxSide; known: KnownPlayers }) {
  const { t } = useTranslation('matches');
  const { t: tStatistics } = useTranslation('statistics');
  const { batting, pitching, leftOnBase } = part;
  const named = (key: string) => statisticName(tStatistics, key, 'baseball');
  return (
    <div className="flex flex-col gap-4">
      <FiguresTable
        title={t('boxScore.batting')}
        columns={battingKeys.map((key) => ({ key, short: t(`boxScore.${key}`), full: named(key) }))}
        rows={batting.map((batter) => ({
          key: batter.playerId,
          head: <BatterName batter={batter} known={known} />,
          figures: battingKeys.map((key) => batter[key]),
        }))}
        totals={{
          head: t('boxScore.totals'),
          figures: battingKeys.map((key) => totalOf(batting, key)),
        }}
      />
      <dl className="flex flex-col gap-1 px-4 text-xs">
        {besidesOf(batting, t('sourceJoin')).map(([key, players]) => (
          <Besides key={key} name={named(key)} value={players} />
        ))}
        <Besides name={named('leftOnBase')} value={String(leftOnBase)} />
      </dl>
      <FiguresTable
        title={t('boxScore.pitching')}
        columns={[
          { key: 'innings', short: t('boxScore.innings'), full: named('inningsPitched') },
          ...pitchingKeys.map((key) => ({ key, short: t(`boxScore.${key}`), full: named(key) })),
          { key: 'pitches', short: t('boxScore.pitches'), full: t('boxScore.pitchesFull') },
        ]}
        rows={pitching.map((pitcher) => ({
          key: pitcher.playerId,
          head: <PitcherName pitcher={pitcher} known={known} />,
          figures: [
            inningsText(pitcher.outs),
            ...pitchingKeys.map((key) => pitcher[key]),
            pitcher.pitches === null ? '' : `${pitcher.pitches}-${pitcher.strikes ?? 0}`,
          ],
        }))}
      />
    </div>
  );
}

function Besides({ name, value }: { name: string; value: string }) {
  return (
    <div className="leading-snug">
      <dt className="inline font-semibold">{name}</dt>{' '}
      <dd className="inline text-muted [overflow-wrap:anywhere]">{value}</dd>
    </div>
  );
}

/** Who came in stands a little inwards, beneath whom he replaced. */
function BatterName({ batter, known }: { batter: Batter; known: KnownPlayers }) {
  return (
    <span className={`flex items-baseline gap-1.5 ${batter.starter ? '' : 'ps-3'}`}>
      <PlayerName
        player={{ ...known.get(batter.playerId), name: batter.name }}
        className="min-w-0 truncate"
      />
      <span dir="ltr" className="text-xs whitespace-nowrap text-muted">
        {batter.positions.join('-')}
      </span>
    </span>
  );
}

function PitcherName({ pitcher, known }: { pitcher: Pitcher; known: KnownPlayers }) {
  const { t } = useTranslation('matches');
  return (
    <span className="flex items-baseline gap-1.5">
      <PlayerName
        player={{ ...known.get(pitcher.playerId), name: pitcher.name }}
        className="min-w-0 truncate"
      />
      {pitcher.decision && (
        <span className="text-xs font-semibold">{t(`boxScore.decision.${pitcher.decision}`)}</span>
      )}
    </span>
  );
}
