import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '@xiongmao/api/call';
import type { ChatRule, ReportReason } from '@xiongmao/api/chat/rules';
import type { ChatMessage, RoomName } from '@xiongmao/api/chat/shapes';
import type { Contract } from '@xiongmao/api/contract';
import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import { useApi } from '#app/platform/app-context.ts';
import { useAction } from '#app/shared/form/use-action.ts';
import { chatterQuery } from './chat-queries.ts';
import { withoutMessages } from './talk.ts';
import { useChangeTalk } from './use-talk.ts';

export type Operation = CallInput<Contract['POST /chatroom/operate']>['body'];
export type Report = CallInput<Contract['POST /chatroom/report']>['body'];
export type { ReportReason };

/** A person as the room knows them. */
export const useChatter = (room: RoomName, userId: number) =>
  useQuery(chatterQuery(useApi(), room, userId));

/** Mutes, unmutes, appoints, dismisses. */
export function useOperate(room: RoomName, onDone: () => void) {
  const api = useApi();
  const queries = useQueryClient();
  const change = useChangeTalk(room);
  return useAction({
    mutationFn: (body: Operation) =>
      api('POST /chatroom/operate', { body }, { idempotencyKey: idempotencyKey() }),
    onSuccess(_, body) {
      const { queryKey } = chatterQuery(api, room, Number(body.userId));
      void queries.invalidateQueries({ queryKey });
      if (body.operation === 'mute' && body.hide) {
        change((talk) => withoutMessages(talk, ({ from }) => from.id === Number(body.userId)));
      }
      onDone();
    },
  });
}

interface Deletion {
  message: ChatMessage;
  rule: ChatRule;
}

/** Takes a message away: one's own, or a moderator somebody's for a rule. */
export function useDeleteMessage(room: RoomName, onDone: () => void = () => undefined) {
  const api = useApi();
  const change = useChangeTalk(room);
  return useAction({
    mutationFn: ({ message: { id }, rule }: Deletion) =>
      api('GET /chatroom/delete', { query: { id, rule } }, { idempotencyKey: idempotencyKey() }),
    onSuccess(_, { message }) {
      change((talk) => withoutMessages(talk, ({ id }) => id === message.id));
      onDone();
    },
  });
}

/** Tells staff of a message, a person or a room. */
export function useReport(onDone: () => void) {
  const api = useApi();
  return useAction({
    mutationFn: (body: Report) =>
      api('POST /chatroom/report', { body }, { idempotencyKey: idempotencyKey() }),
    onSuccess: onDone,
  });
}
