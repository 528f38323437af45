import { type Editor, useEditorState } from '@tiptap/react';
import { cardKinds, cardTypes } from '@xiongmao/api/news/rules';
import type { NamedLink } from '@xiongmao/api/news/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import Goal from 'lucide-react/icons/goal';
import ImageIcon from 'lucide-react/icons/image';
import LinkIcon from 'lucide-react/icons/link';
import { type ComponentType, type ReactNode, useState } from 'react';
import type { Dialogs, ShownPicture } from '../../dialogs.ts';
import { insertBlock } from '../../insert-block.ts';
import type { BodyEditing } from '../../use-body-editor.ts';
import { useLinkLabel } from '../../use-link-label.ts';
import { ToolButton, type ToolProps } from './tool-button.tsx';

interface AskingToolProps extends ToolProps {
  label: string;
  icon: ComponentType<{ 'aria-hidden'?: boolean }>;
  isOn?: boolean;
  dialog: (asked: { isOpen: boolean; onClose: () => void }) => ReactNode;
}

/** A tool that asks for something before it does anything. */
function AskingTool({ label, icon: Icon, isOn, dialog, ...tool }: AskingToolProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ToolButton {...tool} label={label} isOn={isOn} onPress={() => setOpen(true)}>
        <Icon aria-hidden />
      </ToolButton>
      {dialog({ isOpen, onClose: () => setOpen(false) })}
    </>
  );
}

interface LinkToolProps extends ToolProps {
  editor: Editor;
  Dialog: Dialogs['Link'];
}

/** Leads words to a page of the site, or an address of the web. */
export function LinkTool({ editor, Dialog, ...tool }: LinkToolProps) {
  const { t } = useTranslation('articles');
  const href = useEditorState({
    editor,
    selector: ({ editor }) =>
      editor.isActive('link') ? String(editor.getAttributes('link').href ?? '') : null,
  });

  function lead(address: string) {
    const words = editor.chain().focus();
    if (href !== null || !editor.state.selection.empty) {
      words.extendMarkRange('link').setLink({ href: address }).run();
    } else {
      const marks = [{ type: 'link', attrs: { href: address } }];
      words.insertContent({ type: 'text', text: address, marks }).run();
    }
  }

  return (
    <AskingTool
      {...tool}
      label={t('editor.link')}
      icon={LinkIcon}
      isOn={href !== null}
      dialog={({ onClose, ...asked }) => (
        <Dialog
          {...asked}
          href={href}
          onClose={onClose}
          onDone={(address) => {
            onClose();
            lead(address);
          }}
          onRemove={() => {
            onClose();
            editor.chain().focus().extendMarkRange('link').unsetLink().run();
          }}
        />
      )}
    />
  );
}

interface PictureToolProps extends ToolProps, BodyEditing {
  Dialog: Dialogs['Picture'];
}

/** Sets a picture between the words, told in their language; of one that is chosen, its words. */
export function PictureTool({ editor, shown, Dialog, ...tool }: PictureToolProps) {
  const { t } = useTranslation('articles');
  const chosen = useEditorState({
    editor,
    selector: ({ editor }): ShownPicture | null => {
      if (!editor.isActive('image')) return null;
      const { id, alt } = editor.getAttributes('image');
      return { id, alt, address: shown.addressOf(id) ?? '' };
    },
  });

  function insert({ id, address, alt }: ShownPicture) {
    shown.addPicture(id, address);
    if (chosen) editor.chain().focus().updateAttributes('image', { id, alt }).run();
    else insertBlock(editor, { type: 'image', attrs: { id, alt } });
  }

  return (
    <AskingTool
      {...tool}
      label={t('editor.picture')}
      icon={ImageIcon}
      isOn={chosen !== null}
      dialog={({ onClose, ...asked }) => (
        <Dialog
          {...asked}
          picture={chosen}
          onClose={onClose}
          onDone={(picture) => {
            onClose();
            insert(picture);
          }}
        />
      )}
    />
  );
}

interface CardToolProps extends ToolProps, BodyEditing {
  Dialog: Dialogs['Card'];
}

/** Sets a match, a team or a player between the words. */
export function CardTool(props: CardToolProps) {
  const { t } = useTranslation('articles');
  return <InsertingTool {...props} label={t('editor.card')} icon={Goal} />;
}

/** Sets a plan between the words. */
export function PlanTool(props: CardToolProps) {
  const { t } = useTranslation('articles');
  return <InsertingTool {...props} label={t('editor.plan')} icon={ClipboardList} />;
}

type InsertingToolProps = CardToolProps & Pick<AskingToolProps, 'label' | 'icon'>;

function InsertingTool({ editor, shown, Dialog, ...tool }: InsertingToolProps) {
  const labelOf = useLinkLabel();

  function insert(link: NamedLink) {
    const type = cardTypes.find((each) => cardKinds[each] === link.kind)!;
    shown.addLink(link, labelOf(link));
    insertBlock(editor, { type, attrs: { id: link.id } });
  }

  return (
    <AskingTool
      {...tool}
      dialog={({ onClose, ...asked }) => (
        <Dialog
          {...asked}
          onClose={onClose}
          onDone={(link) => {
            onClose();
            insert(link);
          }}
        />
      )}
    />
  );
}
