import { type Editor, useEditorState } from '@tiptap/react';
import { articleLimits } from '@xiongmao/api/news/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { FormField, inputLook } from '@xiongmao/ui/fields/form-field';
import ImageIcon from 'lucide-react/icons/image';
import { useState } from 'react';
import { takesFocus } from '../../form/takes-focus.ts';
import {
  type LibraryPicture,
  PictureLibrary,
} from '../../news-pictures/library/picture-library.tsx';
import { DialogInForm } from '../../page/dialog-in-form.tsx';
import type { Shown } from '../shown.ts';
import { ToolButton, type ToolProps } from './tool-button.tsx';

type Chosen = Pick<LibraryPicture, 'id' | 'address' | 'alt'>;

/** Sets a picture of the library between the words, told in their language; of one that is chosen, its words. */
export function PictureTool({
  editor,
  shown,
  ...tool
}: ToolProps & { editor: Editor; shown: Shown }) {
  const { t } = useTranslation('editors');
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const isOn = useEditorState({ editor, selector: ({ editor }) => editor.isActive('image') });

  function open() {
    const { id, alt } = editor.getAttributes('image');
    setChosen(isOn ? { id, alt, address: shown.addressOf(id) ?? '' } : null);
    setOpen(true);
  }

  function insert(picture: Chosen, alt: string) {
    setOpen(false);
    shown.addPicture(picture.id, picture.address);
    const attrs = { id: picture.id, alt };
    const words = editor.chain().focus();
    if (isOn) words.updateAttributes('image', attrs).run();
    else words.insertContent({ type: 'image', attrs }).run();
  }

  return (
    <>
      <ToolButton {...tool} label={t('richText.picture')} isOn={isOn} onPress={open}>
        <ImageIcon aria-hidden className="size-4" />
      </ToolButton>
      <DialogInForm open={isOpen} onClose={() => setOpen(false)} title={t('richText.picture')}>
        {chosen ? (
          <AltFields
            key={chosen.id}
            picture={chosen}
            onOther={() => setChosen(null)}
            onDone={(alt) => insert(chosen, alt)}
          />
        ) : (
          <PictureLibrary onChoose={setChosen} />
        )}
      </DialogInForm>
    </>
  );
}

interface AltFieldsProps {
  picture: Chosen;
  onOther: () => void;
  onDone: (alt: string) => void;
}

/** What a picture shows, in words of the language that the article is written in. */
function AltFields({ picture, onOther, onDone }: AltFieldsProps) {
  const { t } = useTranslation(['editors', 'console']);
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
        label={t('newsPictures.alt')}
        hint={t('newsPictures.altInText')}
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
          {t('richText.insert')}
        </Button>
        <Button onClick={onOther}>{t('richText.otherPicture')}</Button>
      </div>
    </div>
  );
}
