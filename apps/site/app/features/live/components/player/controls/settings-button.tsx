import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { Choices } from '@xiongmao/player/use-playback';
import { Segmented } from '@xiongmao/ui/fields/segmented';
import { Switch } from '@xiongmao/ui/fields/switch';
import { useId } from 'react';
import { QualityChoice } from '#app/shared/player/controls/quality-choice.tsx';
import { SettingsMenu } from '#app/shared/player/controls/settings-menu.tsx';
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
  const { quality, isAudioOnly, chooseQuality, chooseAudioOnly } = choices;
  const { heights, hasAudioOnly } = choices.qualities;
  const isSynced = useSync();

  return (
    <SettingsMenu>
      <Switch label={t('sync.title')} hint={t('sync.hint')} checked={isSynced} onChange={setSync} />
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
      <QualityChoice choices={choices} />
      {heights.length > 0 && (
        <Switch
          label={t('player.dataSaver')}
          checked={quality === 0}
          onChange={(on) => chooseQuality(on ? 0 : null)}
        />
      )}
      {hasAudioOnly && (
        <Switch label={t('player.audioOnly')} checked={isAudioOnly} onChange={chooseAudioOnly} />
      )}
    </SettingsMenu>
  );
}
