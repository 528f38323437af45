import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { useState } from 'react';
import { useFault, useTouch } from '../../form/form-context.ts';
import { DialogInForm } from '../../page/dialog-in-form.tsx';
import { PictureLibrary } from './picture-library.tsx';

interface CoverFieldProps {
  coverId?: number | null;
  /** Its file. */
  cover?: string | null;
}

/** The picture that stands for an article, if it has one; its number goes with the form. */
export function CoverField({ coverId = null, cover = null }: CoverFieldProps) {
  const { t } = useTranslation(['editors', 'articles']);
  const touch = useTouch();
  const fault = useFault('coverId');
  const [chosen, setChosen] = useState(coverId === null ? null : { id: coverId, address: cover });
  const [isOpen, setOpen] = useState(false);

  function choose(picture: typeof chosen) {
    setChosen(picture);
    setOpen(false);
    touch();
  }

  return (
    <fieldset className="flex flex-col gap-2 text-sm md:col-span-2">
      <legend className="pb-1 text-xs text-muted">{t('articles:cover')}</legend>
      <input type="hidden" name="coverId" value={chosen?.id ?? ''} />
      {chosen && (
        <img
          src={chosen.address ?? ''}
          alt={t('articles:cover')}
          className="aspect-video w-64 rounded-sm bg-raised object-cover"
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setOpen(true)}>{t('newsArticles.chooseCover')}</Button>
        {chosen && (
          <Button look="quiet" onClick={() => choose(null)}>
            {t('articles:noCover')}
          </Button>
        )}
      </div>
      {fault && (
        <p role="alert" className="text-xs text-loss">
          {fault}
        </p>
      )}
      <DialogInForm
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('newsArticles.chooseCover')}
      >
        <PictureLibrary onChoose={({ id, address }) => choose({ id, address })} />
      </DialogInForm>
    </fieldset>
  );
}

/** What stands in it. */
export const readCover = (entries: FormData): number | null =>
  Number(entries.get('coverId')) || null;
