import { numbered } from '../numbered.ts';
import { SetChoice } from '../set-choice.tsx';
import type { SheetProps } from '../sheet-props.ts';
import { RallyRow } from './rally-row.tsx';
import { ScoreRun } from './score-run.tsx';

/** A set's rallies: how the score went, and each of them, newest first. */
export default function Rallies({ detail, sheet }: SheetProps<'rallies'>) {
  return (
    <SetChoice parts={sheet.parts} gameId={detail.match.gameId}>
      {({ key, rallies }) => (
        <>
          <ScoreRun rallies={rallies} detail={detail} />
          <ol key={key} className="pb-2">
            {numbered(rallies)
              .toReversed()
              .map(({ number, item }) => (
                <RallyRow key={number} rally={item} detail={detail} />
              ))}
          </ol>
        </>
      )}
    </SetChoice>
  );
}
