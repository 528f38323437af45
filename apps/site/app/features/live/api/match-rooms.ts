import { useQuery } from '@tanstack/react-query';
import { streamableWithin } from '@xiongmao/api/anchors/rules';
import type { PageMatch } from '@xiongmao/api/matches/shapes';
import { useApi, useConfig } from '#app/platform/app-context.ts';
import { useTicking } from '#app/platform/ticking.ts';
import { matchRoomsQuery } from './live-queries.ts';

/** Whether a match can have rooms now: it is played, or soon. */
export const isStreamable = (
  { startsAt, state }: Pick<PageMatch, 'startsAt' | 'state'>,
  now: number,
): boolean =>
  state.status === 'live' ||
  state.status === 'interrupted' ||
  (state.status === 'notStarted' &&
    startsAt !== null &&
    Date.parse(startsAt) - now < streamableWithin * 60_000);

/** ms between two looks at whether somebody streams a match. */
const pollInterval = 60_000;

/** Whether rooms are open for a match: asked while `enabled`. */
export function useHasRooms(
  match: Pick<PageMatch, 'id' | 'startsAt' | 'state'>,
  enabled: boolean,
): boolean {
  const { live } = useConfig();
  const mayHave = useTicking((now) => isStreamable(match, now)) && live;
  const { data } = useQuery({
    ...matchRoomsQuery(useApi(), match.id),
    enabled: enabled && mayHave,
    refetchInterval: pollInterval,
  });
  return mayHave && Boolean(data?.items.length);
}
