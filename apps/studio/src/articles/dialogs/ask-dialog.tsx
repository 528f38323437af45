import CloseIcon from '@mui/icons-material/Close';
import { Dialog, DialogContent, DialogTitle, IconButton } from '@mui/material';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { type ReactNode, useId } from 'react';

interface AskDialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
}

/** A dialog that stands within a form, and is no part of it. */
export function AskDialog({ isOpen, onClose, title, children }: AskDialogProps) {
  const { t } = useTranslation('common');
  const id = useId();
  return (
    <Dialog open={isOpen} onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>{title}</DialogTitle>
      <IconButton
        aria-label={t('action.close')}
        onClick={onClose}
        sx={{ position: 'absolute', insetInlineEnd: 8, top: 8 }}
      >
        <CloseIcon />
      </IconButton>
      <DialogContent>{children}</DialogContent>
    </Dialog>
  );
}
