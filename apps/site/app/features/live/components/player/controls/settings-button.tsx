import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { Choices } from '@xiongmao/player/use-playback';
import { Segmented } from '@xiongmao/ui/fields/segmented';
import { Switch } from '@xiongmao/ui/fields/switch';
import Settings from 'lucide-react/icons/settings';
import { useId, useRef, useState } from 'react';
import { PlayerButton } from '#app/shared/player-button.tsx';
import { setSync, useSync } from '#app/shared/sync/use-sync.ts';

export interface SettingsProps {
  choices: Choices;
  /** Null where there is none to choose. */
  latency: 'low' | 'balanced' | null;
  onLatency: (latency: 'low' | 'balanced') => void;
}

/** What can be chosen of a picture: only what this stream has. */
export function SettingsButton({ choices, latency, onLatency }: SettingsProps) {
  const { t } = useTranslation('live');
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { quality, isAudioOnly, chooseQuality, chooseAudioOnly } = choices;
  const { heights, hasAudioOnly } = choices.qualities;
  const isSynced = useSync();

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
        label={t('player.settings')}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Settings aria-hidden className="size-5" />
      </PlayerButton>
      {isOpen && (
        <div
          id={id}
          className="absolute end-0 bottom-full flex w-64 flex-col gap-3 rounded-lg border border-line bg-surface p-3 text-sm"
        >
          <Switch
            label={t('sync.title')}
            hint={t('sync.hint')}
            checked={isSynced}
            onChange={setSync}
          />
          {latency !== null && (
            <Segmented
              label={t('player.latency')}
              name={`${id}-latency`}
              look="chips"
              options={[
                { value: 'low', label: t('player.low') },
                { value: 'balanced', label: t('player.balanced') },
              ]}
              value={latency}
              onChange={onLatency}
            />
          )}
          {heights.length > 0 && (
            <>
              <Segmented
                label={t('player.quality')}
                name={`${id}-quality`}
                look="chips"
                options={[
                  { value: 'auto', label: t('player.auto') },
                  ...heights.map((height, index) => ({
                    value: String(index),
                    label: `${height}p`,
                  })),
                ]}
                value={quality === null ? 'auto' : String(quality)}
                onChange={(next) => chooseQuality(next === 'auto' ? null : Number(next))}
              />
              <Switch
                label={t('player.dataSaver')}
                checked={quality === 0}
                onChange={(on) => chooseQuality(on ? 0 : null)}
              />
            </>
          )}
          {hasAudioOnly && (
            <Switch
              label={t('player.audioOnly')}
              checked={isAudioOnly}
              onChange={chooseAudioOnly}
            />
          )}
        </div>
      )}
    </div>
  );
}
