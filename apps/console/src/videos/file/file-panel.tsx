import { mayEdit } from '@xiongmao/api/publishing/rules';
import type { VideoPlay } from '@xiongmao/api/videos/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useUpload } from '@xiongmao/videos/uploads/use-upload';
import { Link } from 'react-router';
import type { Row } from '../../contract.ts';
import { useFormat } from '../../format.ts';
import { Panel } from '../../page/panel.tsx';
import { useServices } from '../../services.ts';
import { FileState } from '../file-state.tsx';
import { FileButton } from './file-button.tsx';
import { Player } from './player.tsx';
import { Sending } from './sending.tsx';
import { UsePicture } from './use-picture.tsx';

type Video = Row<'videos'>;

interface FilePanelProps {
  video: Video;
  /** Looks at the video as it is now. */
  refresh: () => Promise<void>;
  onPosterChosen: () => void;
}

/** What plays, how its file stands, and another file for it. */
export function FilePanel({ video, refresh, onPosterChosen }: FilePanelProps) {
  // Reasons of failures, too, as long as there is a network to fetch their words by.
  const { t } = useTranslation(['footage', 'videos']);
  const { api } = useServices();
  const { sending, send, pause, goOn, giveUp } = useUpload(api, video.id, () => void refresh());
  const isOurs = mayEdit(video, 'desk');
  const { play, file } = video;

  async function forget() {
    await giveUp();
    await refresh();
  }

  return (
    <Panel title={t('file.label')} aside={<FileState {...video} />}>
      <div className="flex flex-col gap-4">
        {play && video.state !== 'takenDown' && (
          <div>
            <Player
              // Made anew, or withdrawn meanwhile, it plays from elsewhere.
              key={play.playlist ?? play.file}
              video={video as Video & { play: VideoPlay }}
              again={refresh}
            >
              {(element) =>
                isOurs && <UsePicture video={video} element={element} onChosen={onPosterChosen} />
              }
            </Player>
          </div>
        )}
        {sending ? (
          <Sending sending={sending} pause={pause} goOn={goOn} onGiveUp={() => void forget()} />
        ) : (
          <Standing video={video} />
        )}
        {isOurs && !sending && (
          <FileButton onPick={send}>
            {t(file === 'none' || file === 'uploading' ? 'upload.choose' : 'upload.chooseOther')}
          </FileButton>
        )}
      </div>
    </Panel>
  );
}

/** How its file stands, in words; nothing where it is ready. */
function Standing({ video }: { video: Video }) {
  const { t } = useTranslation(['footage', 'videos', 'editors']);
  const { percent } = useFormat();
  const { id, file, progress, failure, play } = video;
  const share = percent((progress ?? 0) / 100);
  if (file === 'ready') return null;
  if (file === 'none') {
    return (
      <div className="text-sm">
        <p>{t('upload.none')}</p>
        <p className="text-muted">{t('upload.noneHint')}</p>
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-2 text-sm">
      {file === 'failed' ? (
        <p role="alert" className="text-loss">
          {t(play ? 'upload.newFailed' : 'upload.failed', {
            reason: t(`videos:failure.${failure ?? 'crashed'}` as 'videos:failure.crashed'),
          })}
        </p>
      ) : (
        <p role="status">
          {file === 'uploading' && t('upload.partly', { percent: share })}
          {file === 'queued' && t('upload.queued')}
          {file === 'encoding' && t('upload.encoding', { percent: share })}
        </p>
      )}
      {file === 'encoding' && (
        <progress
          aria-label={t('upload.encodingOf')}
          max={100}
          value={progress ?? 0}
          className="h-2 w-full accent-accent"
        />
      )}
      {play && file !== 'failed' && <p className="text-muted">{t('upload.replaces')}</p>}
      {file !== 'uploading' && (
        <Link
          to={`/video-jobs?filters[0][field]=videoId&filters[0][operator]=eq&filters[0][value]=${id}`}
          className="self-start text-accent"
        >
          {t('editors:videos.inQueue')}
        </Link>
      )}
    </div>
  );
}
