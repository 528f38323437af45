import type { ChatMessage, RoomName } from '@xiongmao/api/chat/shapes';
import { useUid } from '@xiongmao/auth/account';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { toast } from '@xiongmao/ui/overlays/toast';
import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { lazyPart } from '#app/platform/start/lazy-part.ts';
import { Loaded } from '#app/shared/async/loaded.tsx';
import { SkeletonRows } from '#app/shared/async/skeleton-rows.tsx';
import { nextAt, type Talk } from '../api/talk.ts';
import { useEarlier } from '../api/use-earlier.ts';
import { useDeleteMessage } from '../api/use-moderation.ts';
import { useOutbox } from '../api/use-outbox.ts';
import { useShownMessages } from '../api/use-shown-messages.ts';
import { useTalk, useTalkOfViewer, useTalkStream } from '../api/use-talk.ts';
import { useToldRules } from '../api/use-told-rules.ts';
import { Composer } from './composer/composer.tsx';
import { RulesInForce } from './composer/rules-in-force.tsx';
import { Silence } from './composer/silence.tsx';
import { ConnectionBar } from './connection-bar.tsx';
import { MessageList } from './list/message-list.tsx';
import type { MessageAction } from './list/message-row.tsx';
import type { CardStep } from './person/person-card.tsx';

/** Opened by few. */
const MessageDialog = lazyPart(() => import('./person/message-dialog.tsx'));

interface ChatPanelProps {
  room: RoomName;
  /** Whose room it is, where it is somebody's. */
  host: { id: number; name: string } | null;
  /** Beside what one writes: gifts. */
  tools?: ReactNode;
}

/** A room's talk, as high as its place: what is said, and what one says. */
export function ChatPanel(props: ChatPanelProps) {
  const { room } = props;
  const uid = useUid();
  const query = useTalk(room);
  useTalkOfViewer(room);
  return (
    <div className="flex min-h-0 grow flex-col">
      <ConnectionBar />
      <Loaded query={query} skeleton={<SkeletonRows count={8} className="h-5" />}>
        {
          // What one person has not sent yet is never said as the next.
          (talk) => <Room key={`${room} ${uid}`} {...props} talk={talk} />
        }
      </Loaded>
    </div>
  );
}

function Room({ room, host, tools, talk }: ChatPanelProps & { talk: Talk }) {
  const { t } = useTranslation('chat');
  const uid = useUid();
  const send = useTalkStream(room, talk.v);
  const messages = useShownMessages(room, talk.messages);
  const outbox = useOutbox(room, send);
  const past = useEarlier(room);
  const [replyTo, setReplyTo] = useState<ChatMessage | null>(null);
  const [opened, setOpened] = useState<{ message: ChatMessage; first: CardStep } | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const { mutate: remove } = useDeleteMessage(room, () => toast(t('person.deleted')));
  const { you } = talk;
  const rules = useToldRules(room, talk.rules);

  const onAct = useCallback(
    (action: MessageAction, message: ChatMessage) => {
      if (action === 'reply') return setReplyTo(message);
      if (action === 'delete' && message.from.id === uid) return remove({ message, rule: 'other' });
      setWasOpened(true);
      setOpened({ message, first: action === 'delete' ? 'delete' : 'card' });
    },
    [uid, remove],
  );
  return (
    <>
      <MessageList
        room={room}
        messages={messages}
        empty={talk.messages.length > 0 ? t('list.waits') : undefined}
        earlier={talk.earlier}
        isLoading={past.isLoading}
        onEarlier={past.load}
        canModerate={you.canModerate}
        onAct={onAct}
        unsent={outbox.unsent}
        onRetry={outbox.retry}
        onDiscard={outbox.discard}
      />
      <RulesInForce rules={rules} />
      {you.silence === null ? (
        <Composer
          replyTo={replyTo}
          onNoReply={() => setReplyTo(null)}
          nextAt={nextAt({ ...talk, rules }, uid, Date.now())}
          tools={tools}
          onSay={(text) => {
            outbox.say(text, replyTo && { id: replyTo.id, from: replyTo.from, text: replyTo.text });
            setReplyTo(null);
          }}
        />
      ) : (
        <Silence room={room} host={host} rules={rules} you={you} tools={tools} />
      )}
      {wasOpened && (
        <Suspense>
          <MessageDialog
            room={room}
            message={opened?.message ?? null}
            first={opened?.first ?? 'card'}
            canModerate={you.canModerate}
            onReply={setReplyTo}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </>
  );
}
