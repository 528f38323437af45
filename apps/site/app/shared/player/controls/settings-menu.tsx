import { useTranslation } from '@xiongmao/i18n/use-translation';
import Settings from 'lucide-react/icons/settings';
import { type ReactNode, useId, useRef, useState } from 'react';
import { PlayerButton } from './player-button.tsx';

/** What can be chosen of a picture, behind a button; no higher than the picture. */
export function SettingsMenu({ children }: { children: ReactNode }) {
  const { t } = useTranslation('player');
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what its button has opened
    <div
      className="relative"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        setOpen(false);
        button.current?.focus();
      }}
    >
      <PlayerButton
        ref={button}
        label={t('settings')}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Settings aria-hidden className="size-5" />
      </PlayerButton>
      {isOpen && (
        <div
          id={id}
          className="absolute end-0 bottom-full flex max-h-[calc(100cqh-3rem)] w-64 flex-col gap-2 overflow-y-auto rounded-lg border border-line bg-surface p-2 text-sm"
        >
          {children}
        </div>
      )}
    </div>
  );
}
