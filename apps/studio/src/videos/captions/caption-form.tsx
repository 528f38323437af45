import { Alert, FormHelperText, Stack, TextField } from '@mui/material';
import { videoLimits } from '@xiongmao/api/videos/rules';
import { type Locale, localeFacts } from '@xiongmao/i18n/locales';
import { useLocale } from '@xiongmao/i18n/use-locale';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useState } from 'react';
import {
  Form,
  type HttpError,
  required,
  SelectInput,
  TextInput,
  useDataProvider,
  useNotify,
} from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { OwnCaption } from '../../contract.ts';
import { useFormat } from '../../format.ts';
import { SendButton } from '../../page/form/send-button.tsx';

interface CaptionFormProps {
  videoId: number;
  /** Those that are changed; else they are new. */
  caption?: OwnCaption;
  /** Languages that the video has no captions in. */
  left: readonly Locale[];
  onDone: () => void;
}

/** Captions as WebVTT, from a file or written here. */
export function CaptionForm({ videoId, caption, left, onDone }: CaptionFormProps) {
  const { t } = useTranslation(['footage', 'articles']);
  const own = useLocale();
  const provider = useDataProvider();
  const notify = useNotify();
  const [refusal, setRefusal] = useState<string | null>(null);
  const locale = left.includes(own) ? own : left[0];

  async function save({ locale, text }: { locale: string; text: string }) {
    setRefusal(null);
    try {
      if (caption) {
        const { id, version } = caption;
        const data = { version, text };
        await provider.update('video-captions', { id, data, previousData: caption });
      } else await provider.create('video-captions', { data: { videoId, locale, text } });
    } catch (error) {
      const { body, message } = error as HttpError;
      if (body?.errors) return body.errors;
      setRefusal(message);
      return undefined;
    }
    notify(t('captions.saved'), { type: 'success' });
    onDone();
    return undefined;
  }

  return (
    <Form
      noValidate
      defaultValues={{ locale: caption?.locale ?? locale, text: caption?.text ?? '' }}
      onSubmit={(entered: unknown) => save(entered as { locale: string; text: string })}
    >
      <Stack sx={{ alignItems: 'stretch' }}>
        {!caption && (
          <SelectInput
            source="locale"
            label={t('articles:language')}
            choices={left.map((id) => ({ id, name: localeFacts[id].endonym }))}
            validate={required()}
          />
        )}
        <FromFile />
        <TextInput
          source="text"
          label={t('captions.text')}
          helperText={t('captions.textHint')}
          multiline
          minRows={10}
          maxRows={16}
          validate={required()}
          slotProps={{
            htmlInput: { maxLength: videoLimits.captionText, dir: 'auto', spellCheck: false },
          }}
        />
        {refusal && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {refusal}
          </Alert>
        )}
        <div>
          <SendButton />
        </div>
      </Stack>
    </Form>
  );
}

/** Puts what a file says into the field below. */
function FromFile() {
  const { t } = useTranslation('footage');
  const { count } = useFormat();
  const { setValue } = useFormContext();
  const [fault, setFault] = useState<string | null>(null);

  async function read(file: File) {
    const most = videoLimits.captionText;
    // Four bytes for each character are the most.
    if (file.size > 4 * most) return setFault(t('captions.tooLarge', { most: count(most) }));
    try {
      const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
      setFault(null);
      setValue('text', text, { shouldDirty: true });
    } catch {
      // It is another encoding, or no text; or it was moved meanwhile.
      setFault(t('captions.unreadable'));
    }
  }

  return (
    <>
      <TextField
        type="file"
        label={t('captions.file')}
        helperText={t('captions.fileHint')}
        size="small"
        slotProps={{ htmlInput: { accept: '.vtt,text/vtt' }, inputLabel: { shrink: true } }}
        onChange={({ target }) => {
          const file = (target as HTMLInputElement).files?.[0];
          if (file) void read(file);
        }}
      />
      {fault && (
        <FormHelperText error role="alert">
          {fault}
        </FormHelperText>
      )}
    </>
  );
}
