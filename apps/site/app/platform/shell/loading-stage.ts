import type { LoadingStage } from '@xiongmao/ui/states/loading-bar';
import type { ActivityState } from '../session/activity.ts';

/** ms that a wait must last before it shows, and for which its end stays in sight (spec §9). */
export const throttle = 200;
export const hideDelay = 500;

/** Turns what goes on into what the bar shows; answers what to tell it. */
export function createLoadingStage(show: (stage: LoadingStage) => void) {
  let stage: LoadingStage = 'hidden';
  let timer: ReturnType<typeof setTimeout> | undefined;

  function turn(next: LoadingStage): void {
    stage = next;
    show(next);
    if (next === 'done' || next === 'failed') timer = setTimeout(turn, hideDelay, 'hidden');
  }

  return function tell(activity: ActivityState): void {
    clearTimeout(timer);
    if (activity === 'failed') turn('failed');
    else if (activity === 'busy') {
      if (stage !== 'running') timer = setTimeout(turn, throttle, 'running');
    } else if (stage === 'running') turn('done');
    else if (stage !== 'hidden') timer = setTimeout(turn, hideDelay, 'hidden');
  };
}
