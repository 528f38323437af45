import type { RoomName } from '@xiongmao/api/chat/shapes';
import { useApi } from '#app/platform/app-context.ts';
import { useAction } from '#app/shared/form/use-action.ts';
import { withEarlier } from './talk.ts';
import { useChangeTalk, useTalk } from './use-talk.ts';

/** What was said before what is held, page by page. */
export function useEarlier(room: RoomName) {
  const api = useApi();
  const change = useChangeTalk(room);
  const before = useTalk(room).data?.messages[0]?.v;
  const { mutate, isPending } = useAction({
    mutationFn: () =>
      api('GET /live/getChatroomSpeech', { query: { room, ...(before && { before }) } }),
    onSuccess: (page) => change((talk) => withEarlier(talk, page)),
  });
  return { load: mutate, isLoading: isPending };
}
