import type { ChatMessage, RoomName } from '@xiongmao/api/chat/shapes';
import { useUid } from '@xiongmao/auth/account';
import { formatNumber } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import ArrowDown from 'lucide-react/icons/arrow-down';
import MessageCircle from 'lucide-react/icons/message-circle';
import { type KeyboardEvent, type ReactNode, useDeferredValue, useEffect, useMemo } from 'react';
import { useLocale } from '#app/platform/i18n.tsx';
import type { Unsent } from '../../api/use-outbox.ts';
import { linesOf, withoutFormerCombos } from '../../text/lines.ts';
import { Announcer } from './announcer.tsx';
import { type MessageAction, MessageRow } from './message-row.tsx';
import { UnsentRow } from './unsent-row.tsx';
import { useScrollPosition } from './use-scroll-position.ts';

interface MessageListProps {
  room: RoomName;
  messages: readonly ChatMessage[];
  /** Said where there is none. */
  empty?: string;
  /** Whether there are some before these. */
  earlier: boolean;
  isLoading: boolean;
  onEarlier: () => void;
  canModerate: boolean;
  onAct: (action: MessageAction, message: ChatMessage) => void;
  unsent: readonly Unsent[];
  onRetry: (entry: Unsent) => void;
  onDiscard: (key: string) => void;
  /** Who gave most, or what else stands above it. */
  children?: ReactNode;
}

/** What is said, the newest at the foot: arrow keys lead from name to name. */
export function MessageList(props: MessageListProps) {
  const { room, messages, earlier, isLoading, onEarlier, canModerate, onAct, unsent } = props;
  const { t } = useTranslation('chat');
  const locale = useLocale();
  const uid = useUid();
  // Only here: each gift of a combo may have the picture to itself.
  const held = useDeferredValue(useMemo(() => withoutFormerCombos(messages), [messages]));
  const place = useScrollPosition(room, held, () => earlier && !isLoading && onEarlier());
  const lines = useMemo(() => linesOf(place.shown), [place.shown]);
  const { toEnd } = place;
  // What one says oneself is looked at.
  const sending = unsent.length;
  useEffect(() => {
    if (sending > 0) toEnd();
  }, [sending, toEnd]);

  return (
    <div className="relative flex min-h-0 grow flex-col">
      <div
        ref={place.list}
        role="log"
        aria-live="off"
        aria-label={t('list.label')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
        onScroll={place.onScroll}
        onKeyDown={moveAmongNames}
        className="flex min-h-0 grow flex-col-reverse overflow-y-auto overscroll-contain py-2 -outline-offset-2 [scrollbar-width:thin]"
      >
        {lines.length === 0 && unsent.length === 0 ? (
          <div className="m-auto flex flex-col items-center gap-2 px-4 text-center text-sm text-muted">
            <MessageCircle aria-hidden className="size-10 stroke-1" />
            <p>{props.empty ?? t('list.empty')}</p>
          </div>
        ) : (
          <ol className="flex flex-col">
            {earlier && (
              <li className="flex justify-center pb-1">
                <Button
                  look="quiet"
                  aria-disabled={isLoading}
                  onClick={() => !isLoading && onEarlier()}
                >
                  {t(isLoading ? 'list.loadingEarlier' : 'list.earlier')}
                </Button>
              </li>
            )}
            {lines.map((line) => (
              <MessageRow
                key={line.key}
                line={line}
                uid={uid}
                canModerate={canModerate}
                onAct={onAct}
              />
            ))}
            {unsent.map((entry) => (
              <UnsentRow
                key={entry.key}
                entry={entry}
                onRetry={() => props.onRetry(entry)}
                onDiscard={() => props.onDiscard(entry.key)}
              />
            ))}
          </ol>
        )}
      </div>
      {place.newer > 0 && (
        <button
          type="button"
          onClick={toEnd}
          className="absolute inset-x-0 bottom-2 mx-auto flex min-h-9 w-fit items-center gap-1.5 rounded-full bg-accent px-3 text-sm font-semibold text-on-accent shadow-lg"
        >
          <ArrowDown aria-hidden className="size-4" />
          {t('list.newer', { count: place.newer, shown: formatNumber(place.newer, locale, 0) })}
        </button>
      )}
      <Announcer messages={held} />
    </div>
  );
}

function moveAmongNames(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  const names = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
  const at = names.indexOf(document.activeElement as HTMLElement);
  const to =
    step === undefined
      ? { Home: 0, End: names.length - 1 }[event.key]
      : at < 0
        ? names.length - 1
        : Math.min(Math.max(at + step, 0), names.length - 1);
  if (to === undefined) return;
  event.preventDefault();
  names[to]?.focus();
}
