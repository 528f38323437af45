import UploadIcon from '@mui/icons-material/UploadFile';
import { Box, Button, FormHelperText, Stack, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { required, useInput } from 'react-admin';
import { PictureButton } from '../../page/pictures/picture-button.tsx';
import { readPicture } from '../../page/pictures/picture-file.ts';

interface DocumentInputProps {
  source: string;
  label: string;
  isRequired?: boolean;
}

/** A side of a document, with a preview of what will be sent. */
export function DocumentInput({ source, label, isRequired = false }: DocumentInputProps) {
  const { t } = useTranslation('studio');
  const { field, fieldState } = useInput({
    source,
    defaultValue: null,
    ...(isRequired && { validate: required() }),
  });
  const given: string | null = field.value;

  const reading = useMutation({
    mutationFn: readPicture,
    onSuccess: (picture) => field.onChange(picture),
  });

  return (
    <Stack role="group" aria-label={label} spacing={1} sx={{ flex: 1, minWidth: 0 }}>
      <Typography variant="body2">
        {label}
        {isRequired && ' *'}
      </Typography>
      <Box
        sx={{
          aspectRatio: '8 / 5',
          borderRadius: 1,
          bgcolor: 'background.default',
          border: 1,
          borderStyle: 'dashed',
          borderColor: fieldState.invalid ? 'error.main' : 'divider',
          overflow: 'hidden',
        }}
      >
        {given && (
          <img
            src={`data:image/jpeg;base64,${given}`}
            alt={t('anchorApply.previewOf', { what: label })}
            style={{ width: '100%', height: '100%', objectFit: 'contain' }}
          />
        )}
      </Box>
      <Stack direction="row" spacing={1}>
        <PictureButton
          label={label}
          icon={<UploadIcon />}
          disabled={reading.isPending}
          onPick={(file) => reading.mutate(file)}
        >
          {t(given ? 'picture.replace' : 'picture.choose')}
        </PictureButton>
        {given && <Button onClick={() => field.onChange(null)}>{t('picture.remove')}</Button>}
      </Stack>
      {reading.isError && <FormHelperText error>{t('picture.broken')}</FormHelperText>}
      {fieldState.invalid && !given && (
        <FormHelperText error>{t('ra.validation.required')}</FormHelperText>
      )}
    </Stack>
  );
}
