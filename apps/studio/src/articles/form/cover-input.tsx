import { Box, Button, FormHelperText, Stack, Typography } from '@mui/material';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useState } from 'react';
import { InputHelperText, useInput } from 'react-admin';
import { AskDialog } from '../dialogs/ask-dialog.tsx';
import { UploadPicture } from '../dialogs/upload-picture.tsx';
import type { Cover } from './values.ts';

/** The picture that stands for an article, if it has one. */
export function CoverInput() {
  const { t } = useTranslation(['articles', 'studio']);
  const [isOpen, setOpen] = useState(false);
  const { field, fieldState } = useInput({ source: 'coverId' });
  const cover: Cover | null = field.value || null;
  const close = () => setOpen(false);
  return (
    <Stack role="group" aria-label={t('cover')} spacing={1} sx={{ mb: 2 }}>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {t('cover')}
      </Typography>
      {cover && (
        <Box
          component="img"
          src={cover.address}
          alt={t('cover')}
          sx={{ aspectRatio: '16 / 9', width: 256, objectFit: 'cover', borderRadius: 1 }}
        />
      )}
      <Stack direction="row" spacing={1}>
        <Button
          variant="outlined"
          aria-label={`${t('studio:picture.choose')}: ${t('cover')}`}
          onClick={() => setOpen(true)}
        >
          {t(cover ? 'studio:picture.replace' : 'studio:picture.choose')}
        </Button>
        {cover && <Button onClick={() => field.onChange(null)}>{t('noCover')}</Button>}
      </Stack>
      {fieldState.error?.message && (
        <FormHelperText error>
          <InputHelperText error={fieldState.error.message} />
        </FormHelperText>
      )}
      <AskDialog isOpen={isOpen} onClose={close} title={t('cover')}>
        <UploadPicture
          onAdded={({ id, address }) => {
            field.onChange({ id, address });
            close();
          }}
        />
      </AskDialog>
    </Stack>
  );
}
