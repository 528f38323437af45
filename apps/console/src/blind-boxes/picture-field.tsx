import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { useState } from 'react';
import { useTouch } from '../form/form-context.ts';
import { PictureUpload } from '../goods/pictures/picture-upload.tsx';

/** The picture of a box, if it has one; its address goes with the form. */
export function PictureField({ picture: was }: { picture: string | null }) {
  const { t } = useTranslation('console');
  const touch = useTouch();
  const [picture, setPicture] = useState(was);

  function change(address: string | null) {
    setPicture(address);
    touch();
  }

  return (
    <fieldset className="flex flex-col gap-2 text-sm md:col-span-2">
      <legend className="pb-1 text-xs text-muted">{t('gifts.picture')}</legend>
      <input type="hidden" name="picture" value={picture ?? ''} />
      {picture && (
        <div className="flex items-center gap-2">
          <img
            src={picture}
            alt={t('gifts.picture')}
            width={112}
            height={112}
            className="size-28 rounded-sm bg-raised object-cover"
          />
          <Button look="quiet" onClick={() => change(null)}>
            {t('blindBoxes.noPicture')}
          </Button>
        </div>
      )}
      <PictureUpload room={1} hint={t('blindBoxes.pictureHint')} onUpload={change} />
    </fieldset>
  );
}
