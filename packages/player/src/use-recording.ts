import type { PlayGrant } from '@xiongmao/api/live/shapes';
import { type RefObject, useEffect, useState } from 'react';
import { useGrant } from './use-grant.ts';
import { usePlayback } from './use-playback.ts';

/** Why there is no picture of a recording; a text under `cut.picture`. */
export type NoPicture = 'loading' | 'none' | 'network' | 'denied' | 'unsupported';

/**
 * Plays what was recorded of a broadcast, one part after the other, under the browser's own controls. `ask` is asked
 * for the next minute, with the lease of before.
 */
export function useRecording(
  video: RefObject<HTMLVideoElement | null>,
  ask: (lease: string | undefined) => Promise<PlayGrant>,
) {
  const { grant, failure, again } = useGrant(ask, true);
  const [part, setPart] = useState(0);
  const urls = grant?.url ? [grant.url, ...grant.parts] : [];
  const { doing, trouble, events, engine } = usePlayback(video, {
    ...{ id: String(part), url: urls[part] ?? null, kind: 'recorded', latency: 'balanced' },
    renew: again,
  });
  const goesOn = doing === 'over' && part + 1 < urls.length;
  useEffect(() => {
    if (goesOn) setPart((now) => now + 1);
  }, [goesOn]);

  function missing(): NoPicture | null {
    if (grant && grant.url === null) return 'none';
    if (trouble === 'unsupported' || trouble === 'denied') return trouble;
    if (failure || trouble) return 'network';
    return doing === 'loading' ? 'loading' : null;
  }
  return {
    events,
    missing: missing(),
    /** The moment (ms since the epoch) in sight; null while there is none. */
    shownAt: () => engine.current?.shownAt() ?? null,
  };
}
