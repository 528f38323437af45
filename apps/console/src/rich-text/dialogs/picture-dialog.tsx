import { articleLimits } from '@xiongmao/api/news/rules';
import type { Dialogs, ShownPicture } from '@xiongmao/articles/dialogs';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { FormField, inputLook } from '@xiongmao/ui/fields/form-field';
import { type ComponentProps, useState } from 'react';
import { takesFocus } from '../../form/takes-focus.ts';
import { PictureLibrary } from '../../news-pictures/library/picture-library.tsx';
import { DialogInForm } from '../../page/dialog-in-form.tsx';

type PictureDialogProps = ComponentProps<Dialogs['Picture']>;

/** A picture of the library, and what it shows. */
export function PictureDialog({ isOpen, ...asked }: PictureDialogProps) {
  const { t } = useTranslation('articles');
  return (
    <DialogInForm open={isOpen} onClose={asked.onClose} title={t('editor.picture')}>
      <PictureFields {...asked} />
    </DialogInForm>
  );
}

function PictureFields({ picture, onDone }: Omit<PictureDialogProps, 'isOpen'>) {
  const [chosen, setChosen] = useState(picture);
  if (!chosen) {
    return <PictureLibrary onChoose={({ id, address, alt }) => setChosen({ id, address, alt })} />;
  }
  return (
    <AltFields
      key={chosen.id}
      picture={chosen}
      onOther={() => setChosen(null)}
      onDone={(alt) => onDone({ ...chosen, alt })}
    />
  );
}

interface AltFieldsProps {
  picture: ShownPicture;
  onOther: () => void;
  onDone: (alt: string) => void;
}

/** What a picture shows, in words of the language that the article is written in. */
function AltFields({ picture, onOther, onDone }: AltFieldsProps) {
  const { t } = useTranslation(['articles', 'console']);
  const [alt, setAlt] = useState(picture.alt);
  const [isMissing, setMissing] = useState(false);

  function done() {
    if (alt.trim()) onDone(alt.trim());
    else setMissing(true);
  }

  return (
    <div className="flex flex-col gap-4">
      <img
        src={picture.address}
        alt={picture.alt}
        className="max-h-64 self-start rounded-sm bg-raised"
      />
      <FormField
        label={t('picture.alt')}
        hint={t('picture.altInText')}
        fault={isMissing ? t('console:form.fault.required') : undefined}
      >
        {(control) => (
          <input
            {...control}
            ref={takesFocus}
            dir="auto"
            maxLength={articleLimits.alt}
            autoComplete="off"
            value={alt}
            onChange={({ target }) => setAlt(target.value)}
            onKeyDown={({ key }) => key === 'Enter' && done()}
            className={inputLook}
          />
        )}
      </FormField>
      <div className="flex flex-wrap gap-2">
        <Button look="primary" onClick={done}>
          {t('editor.insert')}
        </Button>
        <Button onClick={onOther}>{t('editor.otherPicture')}</Button>
      </div>
    </div>
  );
}
