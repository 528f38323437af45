import type { Editor } from '@tiptap/react';
import { useEditorState } from '@tiptap/react';
import { isLink } from '@xiongmao/api/news/is-link';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { FormField, inputLook } from '@xiongmao/ui/fields/form-field';
import LinkIcon from 'lucide-react/icons/link';
import { useState } from 'react';
import { takesFocus } from '../../form/takes-focus.ts';
import { DialogInForm } from '../../page/dialog-in-form.tsx';
import { ToolButton, type ToolProps } from './tool-button.tsx';

/** Leads words to a page of the site, or an address of the web. */
export function LinkTool({ editor, ...tool }: ToolProps & { editor: Editor }) {
  const { t } = useTranslation('editors');
  const [isOpen, setOpen] = useState(false);
  const isOn = useEditorState({ editor, selector: ({ editor }) => editor.isActive('link') });
  return (
    <>
      <ToolButton {...tool} label={t('richText.link')} isOn={isOn} onPress={() => setOpen(true)}>
        <LinkIcon aria-hidden className="size-4" />
      </ToolButton>
      <DialogInForm open={isOpen} onClose={() => setOpen(false)} title={t('richText.link')}>
        <LinkFields editor={editor} isOn={isOn} onClose={() => setOpen(false)} />
      </DialogInForm>
    </>
  );
}

interface LinkFieldsProps {
  editor: Editor;
  isOn: boolean;
  onClose: () => void;
}

function LinkFields({ editor, isOn, onClose }: LinkFieldsProps) {
  const { t } = useTranslation(['editors', 'common']);
  const [href, setHref] = useState(String(editor.getAttributes('link').href ?? ''));
  const [isWrong, setWrong] = useState(false);

  function apply() {
    const address = href.trim();
    if (!isLink(address)) return setWrong(true);
    onClose();
    const words = editor.chain().focus();
    if (isOn || !editor.state.selection.empty) {
      words.extendMarkRange('link').setLink({ href: address }).run();
    } else {
      const marks = [{ type: 'link', attrs: { href: address } }];
      words.insertContent({ type: 'text', text: address, marks }).run();
    }
  }

  function remove() {
    onClose();
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
  }

  return (
    <div className="flex flex-col gap-4">
      <FormField
        label={t('richText.address')}
        hint={t('richText.addressHint')}
        fault={isWrong ? t('richText.noAddress') : undefined}
      >
        {(control) => (
          <input
            {...control}
            ref={takesFocus}
            type="text"
            inputMode="url"
            dir="ltr"
            maxLength={2_000}
            autoComplete="off"
            value={href}
            onChange={({ target }) => setHref(target.value)}
            onKeyDown={({ key }) => key === 'Enter' && apply()}
            className={inputLook}
          />
        )}
      </FormField>
      <div className="flex flex-wrap gap-2">
        <Button look="primary" onClick={apply}>
          {t('common:action.apply')}
        </Button>
        {isOn && <Button onClick={remove}>{t('richText.unlink')}</Button>}
      </div>
    </div>
  );
}
