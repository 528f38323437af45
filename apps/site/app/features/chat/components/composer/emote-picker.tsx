import { emotes, type Emote as Name } from '@xiongmao/api/chat/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Emote } from '@xiongmao/ui/chat/emote';
import { type KeyboardEvent, useEffect, useRef } from 'react';

interface EmotePickerProps {
  id: string;
  onChoose: (name: Name) => void;
  onClose: () => void;
}

const columns = 6;

/** The emotes, six in a row: arrow keys move among them, Escape closes. */
export function EmotePicker({ id, onChoose, onClose }: EmotePickerProps) {
  const { t } = useTranslation('chat');
  const grid = useRef<HTMLDivElement>(null);
  useEffect(() => (grid.current?.firstElementChild as HTMLElement | null)?.focus(), []);

  function move(event: KeyboardEvent<HTMLElement>): void {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
      return;
    }
    const buttons = [...event.currentTarget.children] as HTMLElement[];
    const at = buttons.indexOf(document.activeElement as HTMLElement);
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const step = {
      ...{ ArrowRight: forward, ArrowLeft: -forward, ArrowDown: columns, ArrowUp: -columns },
    }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    buttons[at + step]?.focus();
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no arrow keys either
    <div
      ref={grid}
      id={id}
      role="group"
      aria-label={t('composer.emotes')}
      onKeyDown={move}
      className="absolute inset-x-0 bottom-full z-2 grid grid-cols-6 gap-1 border-t border-line bg-surface p-2"
    >
      {emotes.map((name, index) => (
        <button
          key={name}
          type="button"
          tabIndex={index === 0 ? 0 : -1}
          title={t(`emote.${name}`)}
          onClick={() => onChoose(name)}
          className="flex min-h-11 items-center justify-center rounded-sm -outline-offset-2 hover:bg-raised"
        >
          <Emote name={name} className="size-7" />
        </button>
      ))}
    </div>
  );
}
