import type { MatchDetail } from '@xiongmao/api/matches/shapes';
import { formatClock } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Score } from '#app/shared/games/sides.tsx';
import { periodLabel } from '../../../../status-label.ts';
import { say } from '../../../../words.ts';
import { Card } from '../../card.tsx';
import type { SheetProps } from '../sheet-props.ts';
import { Fights } from './fights.tsx';
import { GoldLead } from './gold-lead.tsx';
import { HeroTable } from './hero-table.tsx';
import { LaneMap } from './lane-map.tsx';
import type { Part } from './part.ts';

/** Each game's scoreboard, newest first: heroes and their figures, who led by how much, what is left of the bases. */
export default function Heroes({ detail, sheet }: SheetProps<'heroes'>) {
  return (
    <div className="flex flex-col gap-2 md:gap-3">
      {sheet.parts.toReversed().map((part) => (
        <GameSheet key={part.key} part={part} detail={detail} />
      ))}
    </div>
  );
}

function GameSheet({ part, detail }: { part: Part; detail: MatchDetail }) {
  const { t } = useTranslation('matches');
  const { gameId, state } = detail.match;
  const period = state.periods.find(({ key }) => key === part.key);
  const name = say(t, periodLabel(part.key, gameId).full);
  const title = part.seconds ? `${name} · ${formatClock(part.seconds)}` : name;
  return (
    <>
      <Card
        title={title}
        aside={
          period && (
            <span className="tabular text-sm font-bold">
              <Score score={period} gameId={gameId} />
            </span>
          )
        }
      >
        <HeroTable part={part} detail={detail} />
      </Card>
      <div className="grid gap-2 empty:hidden md:gap-3 lg:grid-cols-2">
        <GoldLead readings={part.gold} name={t('heroesSheet.gold')} detail={detail} />
        <GoldLead readings={part.experience} name={t('heroesSheet.experience')} detail={detail} />
        {part.standing && <LaneMap standing={part.standing} period={period} detail={detail} />}
        {part.fights.length > 0 && <Fights fights={part.fights} detail={detail} />}
      </div>
    </>
  );
}
