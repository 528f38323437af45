import { Alert } from '@mui/material';
import { mayEdit } from '@xiongmao/api/publishing/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Edit, SimpleForm, useRecordContext } from 'react-admin';
import type { OwnVideo } from '../contract.ts';
import { StaleAlert, useStale } from '../page/stale-alert.tsx';
import { asValues, toSend, type VideoValues } from './form/values.ts';
import { VideoForm, VideoToolbar } from './form/video-form.tsx';

/** Changes a video that is before nobody else. */
export function VideoEdit() {
  const { stale, onError, forget } = useStale();
  return (
    <Edit
      mutationMode="pessimistic"
      redirect="show"
      transform={({ version, ...values }: VideoValues & Pick<OwnVideo, 'version'>) => ({
        version,
        ...toSend(values),
      })}
      mutationOptions={{ onError }}
    >
      <ChangedForm stale={stale} onReloaded={forget} />
    </Edit>
  );
}

function ChangedForm({ stale, onReloaded }: { stale: string | null; onReloaded: () => void }) {
  const { t } = useTranslation(['studio', 'footage', 'articles']);
  const video = useRecordContext<OwnVideo>();
  if (!video) return null;
  const { id, version, state } = video;
  if (!mayEdit({ state, origin: 'studio' }, 'author')) {
    return (
      <Alert severity="info" sx={{ m: 2 }}>
        {t('ownVideos.fixed')}
      </Alert>
    );
  }
  return (
    <SimpleForm
      noValidate
      record={{ id, version, ...asValues(video) }}
      toolbar={<VideoToolbar />}
      warnWhenUnsavedChanges
    >
      <StaleAlert
        text={stale}
        fields={[
          { name: 'title', label: t('articles:title') },
          { name: 'neutralTitle', label: t('footage:field.neutralTitle') },
          { name: 'description', label: t('footage:field.description') },
        ]}
        onReloaded={onReloaded}
      />
      <VideoForm />
    </SimpleForm>
  );
}
