import { useQuery } from '@tanstack/react-query';
import type { Client } from '@xiongmao/api/client';
import type { PageMatch } from '@xiongmao/api/matches/shapes';
import { callQuery } from '@xiongmao/api/react';
import type { VideoKind } from '@xiongmao/api/videos/rules';
import { useApi } from '#app/platform/app-context.ts';

export const matchVideosQuery = (api: Client, matchId: number) =>
  callQuery(api, 'GET /video/ofMatch', { query: { matchId } });

type Asked = Pick<PageMatch, 'id' | 'state'>;

/** A match's videos: moments by its timeline, then whole ones. Of one that is to come there are none. */
export const useMatchVideos = ({ id, state }: Asked, enabled = true) =>
  useQuery({
    ...matchVideosQuery(useApi(), id),
    enabled: enabled && state.status !== 'notStarted',
    // A goal's is there some minutes after it.
    refetchInterval: state.status === 'live' ? 60_000 : false,
  });

/** Whole ones stand in one tab, all others in another. */
export const isWhole = ({ kind }: { kind: VideoKind }): boolean => kind === 'playback';

/** In which of a match's tabs there are videos; in none until the browser has asked, which it does while `enabled`. */
export function useVideoTabs(
  match: Asked,
  enabled: boolean,
): { highlights: boolean; playback: boolean } {
  const whole = useMatchVideos(match, enabled).data?.items.map(isWhole);
  return { highlights: whole?.includes(false) ?? false, playback: whole?.includes(true) ?? false };
}
