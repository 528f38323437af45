import type { ChatMessage } from '@xiongmao/api/chat/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import History from 'lucide-react/icons/history';
import { useState } from 'react';
import { syncClock } from '#app/shared/sync/use-sync.ts';
import { useShownMessages } from '../api/use-shown-messages.ts';
import { useReplayTalk } from '../danmu/use-replay-talk.ts';
import { MessageList } from './list/message-list.tsx';

/** Messages that are shown at once. */
const most = 200;
const nothing = () => undefined;

/** What was said in a broadcast up to what its picture shows. */
export function ReplayPanel({ broadcastId }: { broadcastId: number }) {
  const { t } = useTranslation('chat');
  const [messages, setMessages] = useState<readonly ChatMessage[]>([]);
  const shown = useShownMessages(null, messages);
  useReplayTalk(broadcastId, syncClock.shownAt, (_, past, moment) => {
    const next = past.until(moment, most);
    const isSame = next.length === messages.length && next.at(-1)?.id === messages.at(-1)?.id;
    if (!isSame) setMessages(next);
  });
  return (
    <div className="flex min-h-0 grow flex-col">
      <MessageList
        room="anchor-1"
        messages={shown}
        empty={t('replay.empty')}
        earlier={false}
        isLoading={false}
        onEarlier={nothing}
        canModerate={false}
        onAct={nothing}
        unsent={[]}
        onRetry={nothing}
        onDiscard={nothing}
      />
      <p className="flex shrink-0 items-center gap-2 border-t border-line p-3 text-xs text-muted">
        <History aria-hidden className="size-4" />
        {t('replay.hint')}
      </p>
    </div>
  );
}
