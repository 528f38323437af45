import { Button, Typography } from '@mui/material';
import { useLocale } from '@xiongmao/i18n/use-locale';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { sendVideo } from '@xiongmao/videos/uploads/use-upload';
import { useState } from 'react';
import { Create, SimpleForm, useNotify, useRedirect } from 'react-admin';
import { Link } from 'react-router-dom';
import { api } from '../api.ts';
import type { OwnVideo } from '../contract.ts';
import { Step } from '../plans/form/inputs.tsx';
import { useMay } from '../use-may.ts';
import { FileButton } from './file/file-button.tsx';
import { begunIn, toSend, type VideoValues } from './form/values.ts';
import { VideoForm, VideoToolbar } from './form/video-form.tsx';

/** A video begins as a draft; from its own screen it goes to the editors. */
export function VideoCreate() {
  const { t } = useTranslation(['studio', 'footage']);
  const notify = useNotify();
  const redirect = useRedirect();
  const locale = useLocale();
  const hasRecordings = useMay('broadcast');
  const [file, setFile] = useState<File | null>(null);
  return (
    <Create
      transform={(values: VideoValues) => toSend(values)}
      mutationOptions={{
        onSuccess: ({ id }: OwnVideo) => {
          notify('ownVideos.saved', { type: 'success' });
          if (file) sendVideo(api, id, file);
          redirect('show', 'videos', id);
        },
      }}
    >
      <SimpleForm
        noValidate
        defaultValues={begunIn(locale)}
        toolbar={<VideoToolbar />}
        warnWhenUnsavedChanges
      >
        <VideoForm>
          <Step title={t('footage:file.label')}>
            {file && (
              <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                {file.name}
              </Typography>
            )}
            <FileButton onPick={setFile}>
              {t(file ? 'footage:upload.chooseOther' : 'footage:upload.choose')}
            </FileButton>
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {t('footage:upload.later')}
            </Typography>
            {hasRecordings && (
              <div>
                <Button component={Link} to="/anchorCenter/cut">
                  {t('footage:cut.title')}
                </Button>
              </div>
            )}
          </Step>
        </VideoForm>
      </SimpleForm>
    </Create>
  );
}
