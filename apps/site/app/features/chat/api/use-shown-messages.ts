import type { ChatMessage, RoomName } from '@xiongmao/api/chat/shapes';
import { useUid } from '@xiongmao/auth/account';
import { useMemo } from 'react';
import { useShownTalk } from '#app/shared/sync/use-sync.ts';
import { useBlocked } from './use-blocks.ts';

/**
 * Of a room's messages those that this viewer sees: what their picture has reached, and none of people whom they
 * block. All that shows messages (list, danmu, gifts) takes them through here, so that what holds a message back does
 * it everywhere. A replay, which gives messages out by its picture, has no room.
 */
export function useShownMessages(
  room: RoomName | null,
  messages: readonly ChatMessage[],
): readonly ChatMessage[] {
  const blocked = useBlocked();
  const uid = useUid();
  const reached = useShownTalk(room, messages, ({ from }) => from.id === uid);
  return useMemo(
    () => (blocked.size === 0 ? reached : reached.filter(({ from }) => !blocked.has(from.id))),
    [reached, blocked],
  );
}
