import type { Dialogs } from '@xiongmao/articles/dialogs';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { ComponentProps } from 'react';
import { AskDialog } from './ask-dialog.tsx';
import { FindSubject } from './find-subject.tsx';

const kinds = ['match', 'team', 'player'] as const;

/** A match, a team or a player, by name. */
export function CardDialog({ isOpen, onClose, onDone }: ComponentProps<Dialogs['Card']>) {
  const { t } = useTranslation('articles');
  return (
    <AskDialog isOpen={isOpen} onClose={onClose} title={t('editor.card')}>
      <FindSubject kinds={kinds} onChoose={onDone} />
    </AskDialog>
  );
}
