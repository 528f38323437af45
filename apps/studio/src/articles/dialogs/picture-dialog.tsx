import { Box, Button, Stack, TextField } from '@mui/material';
import { articleLimits } from '@xiongmao/api/news/rules';
import type { Dialogs, ShownPicture } from '@xiongmao/articles/dialogs';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { type ComponentProps, useState } from 'react';
import { AskDialog } from './ask-dialog.tsx';
import { UploadPicture } from './upload-picture.tsx';

type PictureDialogProps = ComponentProps<Dialogs['Picture']>;

/** A picture of one's own; of one that stands there, what it shows. */
export function PictureDialog({ isOpen, ...asked }: PictureDialogProps) {
  const { t } = useTranslation('articles');
  return (
    <AskDialog isOpen={isOpen} onClose={asked.onClose} title={t('editor.picture')}>
      <PictureFields {...asked} />
    </AskDialog>
  );
}

function PictureFields({ picture, onDone }: Omit<PictureDialogProps, 'isOpen'>) {
  const [chosen, setChosen] = useState(picture);
  if (!chosen) return <UploadPicture onAdded={onDone} />;
  return <AltFields picture={chosen} onOther={() => setChosen(null)} onDone={onDone} />;
}

interface AltFieldsProps {
  picture: ShownPicture;
  onOther: () => void;
  onDone: (picture: ShownPicture) => void;
}

/** What a picture shows, in words of the language that the article is written in. */
function AltFields({ picture, onOther, onDone }: AltFieldsProps) {
  const { t } = useTranslation(['articles', 'studio']);
  const [alt, setAlt] = useState(picture.alt);
  const [isMissing, setMissing] = useState(false);

  function done() {
    if (alt.trim()) onDone({ ...picture, alt: alt.trim() });
    else setMissing(true);
  }

  return (
    <>
      <Box
        component="img"
        src={picture.address}
        alt={picture.alt}
        sx={{ display: 'block', maxWidth: '100%', maxHeight: 240, borderRadius: 1 }}
      />
      <TextField
        autoFocus
        label={t('picture.alt')}
        error={isMissing}
        helperText={t(isMissing ? 'studio:ra.validation.required' : 'picture.altInText')}
        value={alt}
        onChange={({ target }) => setAlt(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          done();
        }}
        fullWidth
        margin="dense"
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: articleLimits.alt, dir: 'auto' } }}
      />
      <Stack direction="row" spacing={1}>
        <Button variant="contained" onClick={done}>
          {t('editor.insert')}
        </Button>
        <Button onClick={onOther}>{t('editor.otherPicture')}</Button>
      </Stack>
    </>
  );
}
