import type { VideoPlay } from '@xiongmao/api/videos/shapes';
import { writtenIn } from '#app/shared/names/written-in.ts';
import { languageName } from './language-name.ts';

/** What is said in a video, by language; shown by `useCaptions`. */
export function CaptionTracks({ captions }: Pick<VideoPlay, 'captions'>) {
  return captions.map(({ locale, address }) => (
    <track
      key={locale}
      kind="captions"
      src={address}
      srcLang={writtenIn(locale).lang ?? locale}
      label={languageName(locale)}
    />
  ));
}
