import { type Emote, messageLength } from '@xiongmao/api/chat/rules';
import type { ChatMessage } from '@xiongmao/api/chat/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { IconButton } from '@xiongmao/ui/button';
import { MessageText } from '@xiongmao/ui/chat/message-text';
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import Smile from 'lucide-react/icons/smile';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTicking } from '#app/platform/ticking.ts';
import { lengthOf } from '../../text/words.ts';
import { EmotePicker } from './emote-picker.tsx';

interface ComposerProps {
  replyTo: ChatMessage | null;
  onNoReply: () => void;
  /** When slow mode lets one speak again. */
  nextAt: string | null;
  onSay: (text: string) => void;
  /** Further buttons, as for gifts. */
  tools?: ReactNode;
}

/** Characters left from which they are counted. */
const countedFrom = 50;

/** What one says: Enter sends it, Shift and Enter begin a line. */
export function Composer({ replyTo, onNoReply, nextAt, onSay, tools }: ComposerProps) {
  const { t } = useTranslation('chat');
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  /** Where emotes go on: the browser forgets it of a field whose text changes while the focus is elsewhere. */
  const caret = useRef<number>(null);
  const [isPicking, setPicking] = useState(false);
  const wait = useTicking((now) =>
    nextAt === null ? 0 : Math.max(0, Math.ceil((Date.parse(nextAt) - now) / 1000)),
  );
  const left = messageLength - lengthOf(text);
  const canSay = text.trim() !== '' && left >= 0 && wait === 0;
  useEffect(() => {
    if (!replyTo) return;
    // A dialog that it was chosen in gives the focus back as it closes.
    const frame = requestAnimationFrame(() => field.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [replyTo]);

  function submit(): void {
    if (!canSay) return;
    onSay(text.trim());
    write('');
    setPicking(false);
  }
  function write(typed: string): void {
    caret.current = null;
    setText(typed);
  }
  function insert(name: Emote): void {
    const { selectionStart, selectionEnd } = field.current!;
    const before = text.slice(0, caret.current ?? selectionStart);
    const gap = before === '' || before.endsWith(' ') ? '' : ' ';
    const written = `${before}${gap}:${name}: `;
    setText(written + text.slice(caret.current ?? selectionEnd));
    caret.current = written.length;
  }
  function placeCaret(): void {
    if (caret.current !== null) field.current!.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape' && replyTo) onNoReply();
    // A word that an input method is still composing is not sent by the Enter that ends it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  }

  return (
    <form
      className="relative shrink-0 border-t border-line"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {replyTo && (
        <div className="flex items-center gap-2 bg-raised ps-3 text-xs text-muted">
          <span className="min-w-0 grow truncate">
            {t('composer.replying', { name: replyTo.from.username })}{' '}
            <MessageText text={replyTo.text} />
          </span>
          <IconButton label={t('composer.noReply')} onClick={onNoReply}>
            <X aria-hidden className="size-4" />
          </IconButton>
        </div>
      )}
      <div className="flex items-end gap-0.5 p-1.5">
        <div className="flex min-w-0 grow items-end rounded-sm bg-raised outline-accent has-[textarea:focus-visible]:outline-2 has-[textarea[aria-invalid]]:outline-loss">
          <textarea
            ref={field}
            value={text}
            rows={1}
            dir="auto"
            enterKeyHint="send"
            aria-label={t('composer.label')}
            aria-describedby={`${id}-left`}
            aria-invalid={left < 0 || undefined}
            placeholder={t('composer.placeholder')}
            onChange={({ target }) => write(target.value)}
            onFocus={placeCaret}
            onKeyDown={onKeyDown}
            className="field-sizing-content max-h-28 min-h-11 min-w-0 grow resize-none bg-transparent px-3 py-2.5 text-base leading-5.5 text-ink outline-none placeholder:text-muted md:text-sm"
          />
          <button
            type="button"
            aria-label={t('composer.emotes')}
            title={t('composer.emotes')}
            aria-expanded={isPicking}
            aria-controls={`${id}-emotes`}
            onClick={() => setPicking(!isPicking)}
            className="flex size-11 shrink-0 items-center justify-center text-muted -outline-offset-4 hover:text-ink aria-expanded:text-accent"
          >
            <Smile aria-hidden className="size-5" />
          </button>
        </div>
        {tools}
        <button
          type="submit"
          aria-label={wait > 0 ? t('composer.wait', { count: wait }) : t('composer.send')}
          title={t('composer.send')}
          aria-disabled={!canSay}
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-sm bg-accent font-semibold text-on-accent tabular aria-disabled:bg-raised aria-disabled:text-muted"
        >
          {wait > 0 ? (
            <span aria-hidden>{wait}</span>
          ) : (
            <SendHorizontal aria-hidden className="size-5 rtl:-scale-x-100" />
          )}
        </button>
      </div>
      <p
        id={`${id}-left`}
        className={`px-3 pb-1 text-xs tabular ${left < 0 ? 'text-loss' : 'text-muted'} ${left > countedFrom ? 'sr-only' : ''}`}
      >
        {left < 0 ? t('composer.tooLong', { count: -left }) : t('composer.left', { count: left })}
      </p>
      {isPicking && (
        <EmotePicker
          id={`${id}-emotes`}
          onChoose={insert}
          onClose={() => {
            setPicking(false);
            field.current?.focus();
          }}
        />
      )}
    </form>
  );
}
