import type { VideoPlay } from '@xiongmao/api/videos/shapes';
import type { RefObject } from 'react';
import { usePlayback } from './use-playback.ts';

/**
 * Plays a video as its makers look at it, published or not, under the browser's own controls. `again` asks where it
 * plays from now.
 */
export function usePreview(
  video: RefObject<HTMLVideoElement | null>,
  play: VideoPlay,
  again: () => Promise<void>,
) {
  const url = play.playlist ?? play.file;
  const { doing, trouble, events } = usePlayback(video, {
    id: url ?? '',
    url,
    kind: play.playlist === null ? 'file' : 'video',
    latency: 'balanced',
    renew: again,
  });
  return { doing, trouble, events };
}
