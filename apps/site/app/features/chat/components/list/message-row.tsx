import type { ChatMessage } from '@xiongmao/api/chat/shapes';
import { giftSizes } from '@xiongmao/api/gifts/rules';
import { isolated } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { MessageText } from '@xiongmao/ui/chat/message-text';
import MoreHorizontal from 'lucide-react/icons/ellipsis';
import Reply from 'lucide-react/icons/reply';
import Trash from 'lucide-react/icons/trash-2';
import { memo, type ReactNode } from 'react';
import { GiftSlot } from '#app/shared/slots.tsx';
import type { Line } from '../../text/lines.ts';
import { SpeakerMarks } from '../person/speaker-marks.tsx';

export type MessageAction = 'open' | 'reply' | 'delete';

interface MessageRowProps {
  line: Line;
  uid: number | null;
  canModerate: boolean;
  onAct: (action: MessageAction, message: ChatMessage) => void;
}

const tool =
  'inline-flex size-7 items-center justify-center rounded-sm text-muted hover:bg-page hover:text-ink';

/** A line of the talk: who says what, and to whom. A tap opens what can be done about it. */
export const MessageRow = memo(function MessageRow({
  line,
  uid,
  canModerate,
  onAct,
}: MessageRowProps) {
  const { t } = useTranslation('chat');
  const [message, ...others] = line.messages;
  const { from, replyTo, gift, text } = message;
  const isMine = from.id === uid;
  const isToMe = replyTo !== null && replyTo.from.id === uid;
  if (gift) return <GiftRow line={line} onOpen={() => onAct('open', message)} />;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the name within it is the button; a touch may land beside it
    <li
      data-message={message.id}
      onClick={(event) => {
        if (isCoarse() && !(event.target as Element).closest('button')) onAct('open', message);
      }}
      className={`group relative rounded-sm px-3 py-1 text-sm hover:bg-raised focus-within:bg-raised ${isToMe ? 'border-s-2 border-accent bg-accent/10' : ''}`}
    >
      {replyTo && (
        <p className="flex min-w-0 items-center gap-1 text-xs text-muted">
          <Reply aria-hidden className="size-3 shrink-0 rtl:-scale-x-100" />
          <span className="sr-only">{t('list.replyTo')}</span>
          <span className="shrink-0">
            <bdi>{replyTo.from.username}</bdi>
          </span>
          <span className="min-w-0 truncate">
            <MessageText text={replyTo.text} />
          </span>
        </p>
      )}
      <p className="[overflow-wrap:anywhere]">
        <Name from={from} isMine={isMine} onOpen={() => onAct('open', message)} />
        <MessageText text={text} large />
      </p>
      {others.length === 0 && (
        <div className="absolute end-1 -top-3 z-1 hidden rounded-sm border border-line bg-surface shadow-lg [@media(hover:hover)]:group-focus-within:flex [@media(hover:hover)]:group-hover:flex">
          {uid !== null && (
            <Tool label={t('list.reply')} onClick={() => onAct('reply', message)}>
              <Reply aria-hidden className="size-4 rtl:-scale-x-100" />
            </Tool>
          )}
          {(isMine || canModerate) && (
            <Tool label={t('list.delete')} onClick={() => onAct('delete', message)}>
              <Trash aria-hidden className="size-4" />
            </Tool>
          )}
          <Tool label={t('list.more')} onClick={() => onAct('open', message)}>
            <MoreHorizontal aria-hidden className="size-4" />
          </Tool>
        </div>
      )}
    </li>
  );
});

const isCoarse = () => matchMedia('(hover: none)').matches;

interface ToolProps {
  label: string;
  onClick: () => void;
  children: ReactNode;
}

function Tool({ label, onClick, children }: ToolProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      title={label}
      onClick={onClick}
      className={tool}
    >
      {children}
    </button>
  );
}

interface NameProps {
  from: ChatMessage['from'];
  isMine: boolean;
  onOpen: () => void;
}

function Name({ from, isMine, onOpen }: NameProps) {
  const colour = isMine || from.label === 'anchor' ? 'text-accent' : 'text-muted';
  return (
    <>
      <SpeakerMarks speaker={from} />
      <button
        type="button"
        // The list's arrow keys lead from one to the next.
        tabIndex={-1}
        data-row
        aria-haspopup="dialog"
        onClick={onOpen}
        className={`me-1.5 max-w-full text-start font-semibold hover:text-ink ${colour}`}
      >
        <bdi>{from.username}</bdi>
        <span aria-hidden>:</span>
      </button>
    </>
  );
}

/** Gifts of one person, or small ones of several. */
function GiftRow({ line, onOpen }: { line: Line; onOpen: () => void }) {
  const { t } = useTranslation('chat');
  const [{ from, gift }] = line.messages;
  const names = [...new Map(line.messages.map(({ from: giver }) => [giver.id, giver])).values()];
  const isLarge = gift!.gold >= giftSizes.large;
  return (
    <li
      data-message={line.messages[0].id}
      className={`mx-2 my-0.5 flex items-center gap-2 rounded-sm px-2 py-1 text-sm ${isLarge ? 'bg-linear-to-r from-accent/30 to-accent/5 rtl:bg-linear-to-l' : 'bg-raised'}`}
    >
      <p className="min-w-0 grow [overflow-wrap:anywhere]">
        {names.length === 1 ? (
          <>
            <Name from={from} isMine={false} onOpen={onOpen} />
            <span className="text-muted">{t('list.gave')}</span>
          </>
        ) : (
          <span className="text-muted">
            {t('list.givers', { name: isolated(from.username), count: names.length - 1 })}
          </span>
        )}
      </p>
      <GiftSlot gifts={line.messages.map((message) => message.gift!)} />
    </li>
  );
}
