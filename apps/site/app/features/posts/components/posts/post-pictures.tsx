import { useTranslation } from '@xiongmao/i18n/use-translation';
import { sourcesOf } from '#app/shared/pictures/sources-of.ts';

/** A post's pictures; each opens by itself. */
export function PostPictures({ pictures }: { pictures: readonly string[] }) {
  const { t } = useTranslation('posts');
  if (pictures.length === 0) return null;
  const isOne = pictures.length === 1;
  return (
    <ul className={isOne ? 'max-w-md' : 'grid max-w-xl grid-cols-3 gap-1'}>
      {pictures.map((picture, at) => (
        <li key={picture}>
          <a href={picture} target="_blank" rel="noreferrer" className="block">
            <img
              {...sourcesOf(picture, { width: 1_600, sizes: isOne ? '28rem' : '12rem' })}
              alt={t('picture', { number: at + 1 })}
              width={isOne ? 640 : 320}
              height={isOne ? 360 : 320}
              loading="lazy"
              decoding="async"
              className={`w-full rounded-sm bg-raised object-cover ${isOne ? 'aspect-video' : 'aspect-square'}`}
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
