import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Segmented } from '@xiongmao/ui/fields/segmented';
import { Switch } from '@xiongmao/ui/fields/switch';
import { Dialog } from '@xiongmao/ui/overlays/dialog';
import Captions from 'lucide-react/icons/captions';
import CaptionsOff from 'lucide-react/icons/captions-off';
import X from 'lucide-react/icons/x';
import { type FormEvent, useId, useState } from 'react';
import { PlayerButton } from '#app/shared/player/controls/player-button.tsx';
import { densities, mostWords, opacities, setDanmu, useDanmuSettings } from './danmu-settings.ts';

/** How danmu are shown: whether, how many, how clearly, and which not. */
export default function DanmuTools() {
  const { t } = useTranslation(['chat', 'common']);
  const [isOpen, setOpen] = useState(false);
  const { on } = useDanmuSettings();
  const Icon = on ? Captions : CaptionsOff;
  return (
    <>
      <PlayerButton
        label={t('danmu.title')}
        aria-haspopup="dialog"
        data-danmu-tools
        onClick={() => setOpen(true)}
      >
        <Icon aria-hidden className="size-5" />
      </PlayerButton>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('danmu.title')}
        closeLabel={t('common:action.close')}
        width="max-w-sm"
        beside
      >
        <Choices />
      </Dialog>
    </>
  );
}

function Choices() {
  const { t } = useTranslation('chat');
  const id = useId();
  const { on, density, opacity, gifts, plain, words } = useDanmuSettings();
  return (
    <div className="flex flex-col gap-3 text-sm">
      <div className="-mx-4">
        <Switch label={t('danmu.on')} checked={on} onChange={(next) => setDanmu({ on: next })} />
      </div>
      {on && (
        <>
          <Segmented
            label={t('danmu.density')}
            name={`${id}-density`}
            look="chips"
            options={densities.map((value) => ({ value, label: t(`danmu.${value}`) }))}
            value={density}
            onChange={(next) => setDanmu({ density: next })}
          />
          <Segmented
            label={t('danmu.opacity')}
            name={`${id}-opacity`}
            look="chips"
            options={opacities.map((value) => ({ value, label: `${value}%` }))}
            value={opacity}
            onChange={(next) => setDanmu({ opacity: next })}
          />
          <div className="-mx-4">
            <Switch
              label={t('danmu.hideGifts')}
              checked={!gifts}
              onChange={(hidden) => setDanmu({ gifts: !hidden })}
            />
            <Switch
              label={t('danmu.hidePlain')}
              checked={!plain}
              onChange={(hidden) => setDanmu({ plain: !hidden })}
            />
          </div>
          <HiddenWords words={words} />
        </>
      )}
    </div>
  );
}

function HiddenWords({ words }: { words: readonly string[] }) {
  const { t } = useTranslation(['chat', 'common']);
  const [word, setWord] = useState('');
  function add(event: FormEvent): void {
    event.preventDefault();
    const given = word.trim();
    if (given && words.length < mostWords) setDanmu({ words: [...new Set([...words, given])] });
    setWord('');
  }
  return (
    <form onSubmit={add} className="flex flex-col gap-2">
      <div className="flex gap-2">
        <input
          value={word}
          maxLength={30}
          dir="auto"
          aria-label={t('danmu.words')}
          placeholder={t('danmu.words')}
          onChange={({ target }) => setWord(target.value)}
          className="min-h-11 w-full min-w-0 rounded-sm border border-line bg-raised px-3 text-base text-ink placeholder:text-muted md:min-h-9 md:text-sm"
        />
        <button type="submit" className="min-h-11 shrink-0 rounded-sm bg-raised px-3 md:min-h-9">
          {t('danmu.addWord')}
        </button>
      </div>
      {words.length > 0 && (
        <ul className="flex flex-wrap gap-1">
          {words.map((each) => (
            <li key={each}>
              <button
                type="button"
                aria-label={t('danmu.removeWord', { word: each })}
                onClick={() => setDanmu({ words: words.filter((held) => held !== each) })}
                className="inline-flex min-h-8 items-center gap-1 rounded-full bg-raised px-2.5 text-xs"
              >
                <bdi>{each}</bdi>
                <X aria-hidden className="size-3" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}
