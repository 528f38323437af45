import type { SourceMessage } from '../reading/recording.ts';
import { type Box, leftOnBase, lineupsOf, sheetOf, statisticsOf } from './box.ts';
import { boxOf, finalState, type Game, incidentOf } from './game.ts';
import { fixtureOf } from './league.ts';

/** All that is known of a game. */
export function messagesOf(game: Game): SourceMessage[] {
  const { records, played, file, clubs } = game;
  const box = boxOf(game);
  const items = played.steps.flatMap((step, order) => incidentOf(game, step, order) ?? []);
  return [
    fixtureOf(records, file, clubs),
    { type: 'state', state: finalState(game, box) },
    ...(items.length > 0
      ? [{ type: 'incidents', items, complete: true } satisfies SourceMessage]
      : []),
    ...(played.steps.length > 0 ? figuresOf(game, box) : []),
  ];
}

/** What stands in the box score in the end. */
export function figuresOf({ records, played }: Game, box: Box): SourceMessage[] {
  const left = leftOnBase(played.steps, true);
  const sheet = sheetOf(box, records, { innings: battedIn(played.innings), left, isOver: true });
  return [
    ...lineupsOf(box, records, true).map((lineup): SourceMessage => ({ type: 'lineup', lineup })),
    { type: 'statistics', statistics: statisticsOf(box, left) },
    { type: 'sheet', sheet: played.faults > 0 ? { ...sheet, faults: played.faults } : sheet },
  ];
}

export function battedIn(innings: Game['played']['innings']): Record<'home' | 'away', number> {
  return {
    home: innings.filter(({ home }) => home !== null).length,
    away: innings.filter(({ away }) => away !== null).length,
  };
}
