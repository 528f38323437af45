import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Segmented } from '@xiongmao/ui/fields/segmented';
import { sendVideo } from '@xiongmao/videos/uploads/use-upload';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { FormPart } from '../form/form-part.tsx';
import { CreateScreen } from '../form/screens/create-screen.tsx';
import { PageHead } from '../page/page-head.tsx';
import { useServices } from '../services.ts';
import { NoEncoder } from '../video-jobs/no-encoder.tsx';
import { CutScreen } from './cutting/cut-screen.tsx';
import { readFacts, VideoInputs } from './fields/inputs.tsx';
import { FileButton } from './file/file-button.tsx';

/** A video is sent as a file, or cut from a recording; which stands in the address. */
export function VideoCreate() {
  const { t } = useTranslation(['editors', 'footage']);
  const [params, setParams] = useSearchParams();
  const isCut = params.has('cut') || params.has('broadcast');
  const choice = (
    <Segmented
      label={t('videos.how')}
      name="how"
      options={[
        { value: 'file', label: t('videos.byFile') },
        { value: 'cut', label: t('videos.byCut') },
      ]}
      value={isCut ? 'cut' : 'file'}
      onChange={(value) => setParams(value === 'cut' ? { cut: '1' } : {}, { replace: true })}
    />
  );
  if (!isCut) return <ByFile choice={choice} />;
  return (
    <div className="flex max-w-3xl flex-col gap-4">
      <PageHead
        title={t('footage:cut.title')}
        hint={t('footage:cut.hint')}
        back={{ to: '/videos', label: t('videos.title') }}
      />
      {choice}
      <CutScreen />
    </div>
  );
}

function ByFile({ choice }: { choice: ReactNode }) {
  const { t } = useTranslation(['editors', 'footage']);
  const { api } = useServices();
  const [file, setFile] = useState<File | null>(null);
  return (
    <CreateScreen
      resource="videos"
      title={t('videos.create')}
      hint={t('videos.createHint')}
      listTitle={t('videos.title')}
      redirect="show"
      onMade={({ id }) => file && sendVideo(api, Number(id), file)}
      read={readFacts}
      before={choice}
    >
      <NoEncoder />
      <FormPart title={t('footage:file.label')} hint={t('footage:upload.later')}>
        <div className="flex flex-col gap-2 text-sm md:col-span-2">
          {file && <p className="font-semibold wrap-anywhere">{file.name}</p>}
          <FileButton onPick={setFile}>
            {t(file ? 'footage:upload.chooseOther' : 'footage:upload.choose')}
          </FileButton>
        </div>
      </FormPart>
      <VideoInputs />
    </CreateScreen>
  );
}
