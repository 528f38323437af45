import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { Choices } from '@xiongmao/player/use-playback';
import { Choice } from './choice.tsx';

/** How large the picture is, where there are several. */
export function QualityChoice({ choices }: { choices: Choices }) {
  const { t } = useTranslation('player');
  const { quality, chooseQuality, qualities } = choices;
  if (qualities.heights.length === 0) return null;
  return (
    <Choice
      label={t('quality')}
      options={[
        { value: 'auto', label: t('auto') },
        ...qualities.heights.map((height, index) => ({
          value: String(index),
          label: `${height}p`,
        })),
      ]}
      value={quality === null ? 'auto' : String(quality)}
      onChange={(next) => chooseQuality(next === 'auto' ? null : Number(next))}
    />
  );
}
