import { mayEdit } from '@xiongmao/api/publishing/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { Row } from '../contract.ts';
import { EditScreen } from '../form/screens/edit-screen.tsx';
import { type Facts, readFacts, VideoInputs } from './fields/inputs.tsx';

/** What is said of a video, and what it shows. */
export function VideoEdit() {
  const { t } = useTranslation('editors');
  return (
    <EditScreen<Row<'videos'>, Facts>
      titleOf={({ title }) => t('videos.editOf', { title })}
      backOf={({ id, title }) => ({ to: `/videos/${id}`, label: title })}
      redirect="back"
      read={readFacts}
      insteadOf={(video) => !mayEdit(video, 'desk') && <NotEditable {...video} />}
    >
      {(video) => <VideoInputs video={video} />}
    </EditScreen>
  );
}

function NotEditable({ origin }: Pick<Row<'videos'>, 'origin'>) {
  const { t } = useTranslation('editors');
  return (
    <p className="rounded-lg bg-surface p-4 text-sm">
      {t(origin === 'studio' ? 'videos.makersOwn' : 'videos.notEditable')}
    </p>
  );
}
