import UploadIcon from '@mui/icons-material/UploadFile';
import { Alert, Box, Button, FormHelperText, Stack, TextField } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import { articleLimits } from '@xiongmao/api/news/rules';
import type { ShownPicture } from '@xiongmao/articles/dialogs';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useState } from 'react';
import { api } from '../../api.ts';
import { useFailureText } from '../../page/answer.tsx';
import { PictureButton } from '../../page/pictures/picture-button.tsx';
import { readPicture } from '../../page/pictures/picture-file.ts';

/** Takes a picture of one's own into the library, told in words. */
export function UploadPicture({ onAdded }: { onAdded: (picture: ShownPicture) => void }) {
  const { t } = useTranslation(['articles', 'studio']);
  const failureText = useFailureText();
  const [content, setContent] = useState<string | null>(null);
  const [alt, setAlt] = useState('');
  const [isPressed, setPressed] = useState(false);
  const reading = useMutation({ mutationFn: readPicture, onSuccess: setContent });
  const { mutate, isPending, error } = useMutation({
    mutationFn: (chosen: string) =>
      api(
        'POST /news/picture',
        { body: { content: chosen, alt: alt.trim() } },
        { idempotencyKey: idempotencyKey() },
      ),
    onSuccess: ({ id, address, alt }) => onAdded({ id, address, alt }),
  });
  const missing = t('studio:ra.validation.required');

  function add() {
    setPressed(true);
    if (content && alt.trim()) mutate(content);
  }

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      {content && (
        <Box
          component="img"
          src={`data:image/jpeg;base64,${content}`}
          alt={alt}
          sx={{ maxWidth: '100%', maxHeight: 240, borderRadius: 1 }}
        />
      )}
      <PictureButton
        label={t('editor.picture')}
        icon={<UploadIcon />}
        disabled={reading.isPending}
        onPick={(file) => reading.mutate(file)}
      >
        {t(content ? 'studio:picture.replace' : 'studio:picture.choose')}
      </PictureButton>
      {reading.isError && <FormHelperText error>{t('studio:picture.broken')}</FormHelperText>}
      {isPressed && !content && <FormHelperText error>{missing}</FormHelperText>}
      <TextField
        label={t('picture.alt')}
        error={isPressed && !alt.trim()}
        helperText={isPressed && !alt.trim() ? missing : t('picture.altInText')}
        value={alt}
        onChange={({ target }) => setAlt(target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        fullWidth
        margin="none"
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: articleLimits.alt, dir: 'auto' } }}
      />
      {error && <Alert severity="error">{failureText(error)}</Alert>}
      <Button variant="contained" disabled={isPending || reading.isPending} onClick={add}>
        {t('editor.insert')}
      </Button>
    </Stack>
  );
}
