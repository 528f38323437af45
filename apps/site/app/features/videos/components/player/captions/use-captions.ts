import type { VideoPlay } from '@xiongmao/api/videos/shapes';
import { type RefObject, useEffect, useState } from 'react';
import { useLocale } from '#app/platform/i18n.tsx';
import { readKept, writeKept } from '#app/shared/player/kept.ts';
import { languageName } from './language-name.ts';

export interface Captions {
  /** Languages that there are; empty for none. */
  options: readonly { value: string; label: string }[];
  /** The language that is shown; null: none. */
  shown: string | null;
  choose: (locale: string | null) => void;
  /** On in one's own language, else in the first there is, and off. */
  toggle: () => void;
}

const key = 'captions';

/** Which captions are shown: as one had it last. */
export function useCaptions(
  video: RefObject<HTMLVideoElement | null>,
  captions: VideoPlay['captions'],
): Captions {
  const own = useLocale();
  const locales = captions.map(({ locale }) => locale);
  const nearest = locales.find((locale) => locale === own) ?? locales[0] ?? null;
  const [shown, setShown] = useState(() => (readKept(key) === 'on' ? nearest : null));
  const at = shown === null ? -1 : locales.indexOf(shown);
  useEffect(() => {
    for (const [place, track] of [...(video.current?.textTracks ?? [])].entries())
      track.mode = place === at ? 'showing' : 'disabled';
  }, [video, at]);
  function choose(locale: string | null): void {
    setShown(locale);
    writeKept(key, locale === null ? null : 'on');
  }
  return {
    options: locales.map((value) => ({ value, label: languageName(value) })),
    shown,
    choose,
    toggle: () => choose(shown === null ? nearest : null),
  };
}
