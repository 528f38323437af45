import { useTranslation } from '@xiongmao/i18n/use-translation';
import { periodLabel } from '../../../../status-label.ts';
import { say } from '../../../../words.ts';
import { Card } from '../../card.tsx';
import type { SheetProps } from '../sheet-props.ts';
import { RoundHistory } from './round-history.tsx';
import { RoundList } from './round-list.tsx';
import { Scoreboard } from './scoreboard.tsx';

/** Map by map, who won each round and how; what the players did, and who killed whom. */
export default function Rounds({ detail, sheet }: SheetProps<'rounds'>) {
  const { t } = useTranslation('matches');
  const { gameId, state } = detail.match;
  return (
    <div className="flex flex-col gap-2 md:gap-3">
      {sheet.parts.map((part, index) => {
        const period = state.periods.find(({ key }) => key === part.key);
        const title = [say(t, periodLabel(part.key, gameId).full), period?.map];
        return (
          <div key={part.key} className="contents">
            <Card title={title.filter(Boolean).join(' · ')}>
              <RoundHistory rounds={part.rounds} detail={detail} />
            </Card>
            {index === 0 && <Scoreboard detail={detail} />}
            <RoundList part={part} detail={detail} />
          </div>
        );
      })}
    </div>
  );
}
