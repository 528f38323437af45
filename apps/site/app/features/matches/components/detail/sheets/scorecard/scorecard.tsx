import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Segmented } from '@xiongmao/ui/fields/segmented';
import { useState } from 'react';
import type { SheetProps } from '../sheet-props.ts';
import { inningsName, isSuperOver } from './figures/innings-words.ts';
import { RunGraphs } from './graphs/run-graphs.tsx';
import { InningsCard } from './innings-card.tsx';
import { MatchFacts } from './match-facts.tsx';

/** The scorecard, an innings at a time: the latest until another is chosen. */
export default function Scorecard({ detail, sheet }: SheetProps<'scorecard'>) {
  const { t } = useTranslation('cricket');
  const { parts } = sheet;
  const [chosen, choose] = useState<string | null>(null);
  const latest = parts.findLast((one) => !isSuperOver(one)) ?? parts.at(-1)!;
  const innings = parts.find(({ key }) => key === chosen) ?? latest;
  return (
    <div className="flex flex-col gap-2 md:gap-3">
      {parts.length > 1 && (
        <div className="bg-surface p-3 md:rounded-lg">
          <Segmented
            label={t('chooseInnings')}
            name="innings"
            look="chips"
            value={innings.key}
            onChange={choose}
            options={parts.map((one) => ({
              value: one.key,
              label: inningsName(one, { detail, sheet, t }),
            }))}
          />
        </div>
      )}
      <InningsCard innings={innings} detail={detail} sheet={sheet} />
      <RunGraphs detail={detail} sheet={sheet} innings={innings} />
      <MatchFacts detail={detail} sheet={sheet} />
    </div>
  );
}
