import type { Action } from '@xiongmao/api/matches/shapes';
import type { Translate } from '@xiongmao/i18n/types';
import { sportKeyOf, sportOf } from '#app/shared/games/sport-of.ts';
import { periodLabel } from '../../../status-label.ts';
import { say } from '../../../words.ts';
import { actionTime } from './playback.ts';
import { shotWords } from './shot-words.ts';
import { shotsOf } from './shots.ts';
import type { SurfaceKind } from './surface.tsx';

/** An action in words: when, what, and by whom. A minute of soccer says its half by itself. */
export function tellAction(
  t: Translate<'matches'>,
  action: Action,
  gameId: number,
  surface: SurfaceKind,
) {
  const sport = sportOf(gameId);
  const [shot] = shotsOf([action], surface);
  // What has no word of its own is just an action.
  const kind = say(t, {
    keys: [`action.${action.kind}`, `incident.${action.kind}`, 'action.other'],
    params: { context: sportKeyOf(gameId) },
  });
  const outcome = shot && action.kind === 'shot' && shotWords(t, surface)[shot.outcome];
  const name = outcome ? `${kind} · ${outcome}` : kind;
  const period = sport.clock?.continuous ? '' : say(t, periodLabel(action.period, gameId).short);
  const time = actionTime(action, sport);
  const all = [period, time, name, action.player].filter(Boolean).join(t('sourceJoin'));
  return { period, time, name, all };
}
