import type { TFunction } from 'i18next';
import { sportKeyOf } from '../../../sport-of.ts';
import { say } from '../../../words.ts';

/** What an action is called; an action or a scoring entry of a kind that has no word is just an action. */
export function actionName(t: TFunction<'matches'>, kind: string, gameId: number): string {
  return say(t, {
    keys: [`action.${kind}`, `incident.${kind}`, 'action.other'],
    params: { context: sportKeyOf(gameId) },
  });
}
