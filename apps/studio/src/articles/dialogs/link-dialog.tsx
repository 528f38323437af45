import { Button, Stack, TextField } from '@mui/material';
import type { Dialogs } from '@xiongmao/articles/dialogs';
import { useLinkEntry } from '@xiongmao/articles/use-link-entry';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { ComponentProps } from 'react';
import { AskDialog } from './ask-dialog.tsx';

type LinkDialogProps = ComponentProps<Dialogs['Link']>;

/** Where words are to lead. */
export function LinkDialog({ isOpen, ...asked }: LinkDialogProps) {
  const { t } = useTranslation('articles');
  return (
    <AskDialog isOpen={isOpen} onClose={asked.onClose} title={t('editor.link')}>
      <LinkFields {...asked} />
    </AskDialog>
  );
}

function LinkFields({ href: was, onDone, onRemove }: Omit<LinkDialogProps, 'isOpen'>) {
  const { t } = useTranslation(['articles', 'common']);
  const { href, setHref, isWrong, apply } = useLinkEntry(was, onDone);
  return (
    <>
      <TextField
        autoFocus
        label={t('editor.address')}
        helperText={t(isWrong ? 'editor.noAddress' : 'editor.addressHint')}
        error={isWrong}
        value={href}
        onChange={({ target }) => setHref(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          apply();
        }}
        fullWidth
        margin="dense"
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: 2_000, dir: 'ltr', inputMode: 'url' } }}
      />
      <Stack direction="row" spacing={1}>
        <Button variant="contained" onClick={apply}>
          {t('common:action.apply')}
        </Button>
        {was !== null && <Button onClick={onRemove}>{t('editor.unlink')}</Button>}
      </Stack>
    </>
  );
}
