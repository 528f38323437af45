import { numbered } from '../numbered.ts';
import { SetChoice } from '../set-choice.tsx';
import type { SheetProps } from '../sheet-props.ts';
import { GameRow } from './game-row.tsx';

/** A set's games, newest first, each with its points: who served, who broke, what was at stake. */
export default function Games({ detail, sheet }: SheetProps<'games'>) {
  return (
    <SetChoice parts={sheet.parts} gameId={detail.match.gameId}>
      {({ key, games }) => (
        <ol key={key} className="pb-2">
          {numbered(games)
            .toReversed()
            .map(({ number, item }) => (
              <GameRow key={number} game={item} detail={detail} />
            ))}
        </ol>
      )}
    </SetChoice>
  );
}
