import { useTranslation } from '@xiongmao/i18n/use-translation';
import { SideDot } from '#app/shared/games/sides.tsx';
import { periodLabel } from '../../../../status-label.ts';
import { say } from '../../../../words.ts';
import { Card } from '../../card.tsx';
import type { SheetProps } from '../sheet.tsx';

/** Set by set, who won each rally. */
export default function Rallies({ detail, sheet }: SheetProps<'rallies'>) {
  const { t } = useTranslation('matches');
  return (
    <div className="flex flex-col gap-2 md:gap-3">
      {sheet.parts.map(({ key, rallies }) => (
        <Card key={key} title={say(t, periodLabel(key, detail.match.gameId).full)}>
          <ol className="tabular flex flex-wrap gap-x-4 gap-y-2 px-4 pb-4 text-sm">
            {rallies.map(({ winner, score }) => (
              <li key={`${score.home}:${score.away}`} className="flex items-center gap-1.5">
                <SideDot side={winner} />
                {score.home}–{score.away}
              </li>
            ))}
          </ol>
        </Card>
      ))}
    </div>
  );
}
