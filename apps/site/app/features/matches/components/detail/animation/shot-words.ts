import type { Translate } from '@xiongmao/i18n/types';
import type { ShotOutcome } from './shots.ts';
import type { SurfaceKind } from './surface.tsx';

/** What became of a shot, in the words of its surface; on a court no shot is merely on target. */
export function shotWords(
  t: Translate<'matches'>,
  surface: SurfaceKind,
): Partial<Record<ShotOutcome, string>> {
  if (surface === 'court') {
    return { scored: t('trends.shotMade'), missed: t('trends.shotMissed') };
  }
  return {
    scored: t('trends.shotGoal'),
    onTarget: t('trends.shotOnTarget'),
    missed: t('trends.shotOffTarget'),
  };
}
