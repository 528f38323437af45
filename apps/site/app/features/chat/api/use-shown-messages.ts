import type { ChatMessage } from '@xiongmao/api/chat/shapes';
import { useMemo } from 'react';
import { useBlocked } from './use-blocks.ts';

/**
 * Of a room's messages those that this viewer sees: none of people whom they block. All that shows messages (list,
 * danmu, gifts) takes them through here, so that what holds a message back does it everywhere.
 */
export function useShownMessages(messages: readonly ChatMessage[]): readonly ChatMessage[] {
  const blocked = useBlocked();
  return useMemo(
    () => (blocked.size === 0 ? messages : messages.filter(({ from }) => !blocked.has(from.id))),
    [messages, blocked],
  );
}
