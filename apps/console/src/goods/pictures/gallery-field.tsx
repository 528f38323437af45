import { useTranslation } from '@xiongmao/i18n/use-translation';
import { IconButton } from '@xiongmao/ui/button';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { useTouch } from '../../form/form-context.ts';
import { PictureUpload } from './picture-upload.tsx';

const most = 8;

/** Pictures in their order, the first of which stands for the goods; their addresses go with the form. */
export function GalleryField({ pictures: was }: { pictures: readonly string[] }) {
  const { t } = useTranslation('console');
  const touch = useTouch();
  const [pictures, setPictures] = useState(was);

  function change(next: (all: readonly string[]) => readonly string[]) {
    setPictures(next);
    touch();
  }
  const without = (at: number) => (all: readonly string[]) => all.toSpliced(at, 1);
  const earlier = (at: number) => (all: readonly string[]) =>
    all.toSpliced(at - 1, 2, all[at]!, all[at - 1]!);

  return (
    <fieldset className="flex flex-col gap-2 text-sm md:col-span-2">
      <legend className="pb-1 text-xs text-muted">{t('goods.pictures')}</legend>
      {pictures.length > 0 && (
        <ol className="flex flex-wrap gap-3">
          {pictures.map((address, at) => (
            <li key={address} className="flex flex-col items-center gap-1">
              <input type="hidden" name="pictures" value={address} />
              <img
                src={address}
                alt={t('goods.pictureOf', { at: at + 1, of: pictures.length })}
                width={112}
                height={112}
                className="size-28 rounded-sm bg-raised object-cover"
              />
              <span className="flex">
                <IconButton
                  label={t('goods.pictureEarlier', { at: at + 1 })}
                  disabled={at === 0}
                  onClick={() => change(earlier(at))}
                  className="disabled:opacity-30"
                >
                  <ArrowLeft aria-hidden className="size-4 rtl:-scale-x-100" />
                </IconButton>
                <IconButton
                  label={t('goods.pictureLater', { at: at + 1 })}
                  disabled={at === pictures.length - 1}
                  onClick={() => change(earlier(at + 1))}
                  className="disabled:opacity-30"
                >
                  <ArrowRight aria-hidden className="size-4 rtl:-scale-x-100" />
                </IconButton>
                <IconButton
                  label={t('goods.pictureRemove', { at: at + 1 })}
                  onClick={() => change(without(at))}
                >
                  <X aria-hidden className="size-4" />
                </IconButton>
              </span>
            </li>
          ))}
        </ol>
      )}
      <PictureUpload
        room={most - pictures.length}
        hint={t('goods.picturesHint', { most })}
        onUpload={(address) =>
          change((all) => (all.includes(address) ? all : [...all, address].slice(0, most)))
        }
      />
    </fieldset>
  );
}
