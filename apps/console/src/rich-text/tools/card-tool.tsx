import type { Editor } from '@tiptap/react';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import Goal from 'lucide-react/icons/goal';
import { useState } from 'react';
import { FindSubject } from '../../news-articles/links/find-subject.tsx';
import { useLinkLabel } from '../../news-articles/links/use-link-label.ts';
import { DialogInForm } from '../../page/dialog-in-form.tsx';
import { type CardType, cardKinds, cardTypes } from '../card-kinds.ts';
import type { Shown } from '../shown.ts';
import { ToolButton, type ToolProps } from './tool-button.tsx';

const kinds = cardTypes.map((type) => cardKinds[type]);

/** Sets a match, a team or a player between the words. */
export function CardTool({ editor, shown, ...tool }: ToolProps & { editor: Editor; shown: Shown }) {
  const { t } = useTranslation('editors');
  const labelOf = useLinkLabel();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ToolButton {...tool} label={t('richText.card')} onPress={() => setOpen(true)}>
        <Goal aria-hidden className="size-4" />
      </ToolButton>
      <DialogInForm open={isOpen} onClose={() => setOpen(false)} title={t('richText.card')}>
        <FindSubject
          kinds={kinds}
          onChoose={(link) => {
            const type = cardTypes.find((each): each is CardType => cardKinds[each] === link.kind)!;
            shown.addLink(link, labelOf(link));
            setOpen(false);
            editor
              .chain()
              .focus()
              .insertContent({ type, attrs: { id: link.id } })
              .run();
          }}
        />
      </DialogInForm>
    </>
  );
}
