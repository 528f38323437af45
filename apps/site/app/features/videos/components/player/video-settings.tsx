import { formatNumber } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { Choices } from '@xiongmao/player/use-playback';
import { useLocale } from '#app/platform/i18n.tsx';
import { Choice } from '#app/shared/player/controls/choice.tsx';
import { QualityChoice } from '#app/shared/player/controls/quality-choice.tsx';
import { SettingsMenu } from '#app/shared/player/controls/settings-menu.tsx';
import type { Captions } from './captions/use-captions.ts';
import { type Speed, speeds } from './use-speed.ts';

interface VideoSettingsProps {
  choices: Choices;
  speed: Speed;
  captions: Captions;
}

/** What can be chosen of a video: only what it has. */
export function VideoSettings({ choices, speed, captions }: VideoSettingsProps) {
  const { t } = useTranslation('videos');
  const locale = useLocale();
  return (
    <SettingsMenu>
      <QualityChoice choices={choices} />
      <Choice
        label={t('player.speed')}
        options={speeds.map((value) => ({
          value: String(value),
          label: value === 1 ? t('player.normal') : `${formatNumber(value, locale, 2)}×`,
        }))}
        value={String(speed.value)}
        onChange={(next) => speed.choose(Number(next))}
      />
      {captions.options.length > 0 && (
        <Choice
          label={t('player.captions')}
          options={[{ value: '', label: t('player.off') }, ...captions.options]}
          value={captions.shown ?? ''}
          onChange={(next) => captions.choose(next || null)}
        />
      )}
    </SettingsMenu>
  );
}
