import ImageIcon from '@mui/icons-material/Image';
import {
  Alert,
  Button,
  Card,
  CardContent,
  FormHelperText,
  LinearProgress,
  Stack,
  Typography,
} from '@mui/material';
import { mayEdit } from '@xiongmao/api/publishing/rules';
import { formatCountdown } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useUpload } from '@xiongmao/videos/uploads/use-upload';
import type { RefObject } from 'react';
import { useNotify, useShowContext, useUpdate } from 'react-admin';
import { api } from '../../api.ts';
import type { OwnVideo } from '../../contract.ts';
import { useFormat } from '../../format.ts';
import { FileState } from '../file-state.tsx';
import { FileButton } from './file-button.tsx';
import { Player } from './player.tsx';
import { Sending } from './sending.tsx';

interface FileCardProps {
  video: OwnVideo;
  onPosterChosen: () => void;
}

/** What plays, how its file stands, and another file for it. */
export function FileCard({ video, onPosterChosen }: FileCardProps) {
  // Reasons of failures, too, as long as there is a network to fetch their words by.
  const { t } = useTranslation(['footage', 'videos']);
  const { refetch } = useShowContext();
  const { sending, send, pause, goOn, giveUp } = useUpload(api, video.id, () => void refetch());
  const { play, file, state } = video;
  const isEditable = mayEdit({ state, origin: 'studio' }, 'author');

  async function again() {
    await refetch();
  }
  async function forget() {
    await giveUp();
    await refetch();
  }

  return (
    <Card component="section" aria-label={t('file.label')}>
      <CardContent component={Stack} spacing={2}>
        <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
          <Typography variant="subtitle1" component="h2">
            {t('file.label')}
          </Typography>
          <FileState {...video} />
        </Stack>
        {play && (
          <div>
            <Player
              // Made anew, or withdrawn meanwhile, it plays from elsewhere.
              key={play.playlist ?? play.file}
              video={video}
              play={play}
              again={again}
            >
              {(element) =>
                isEditable && (
                  <UsePicture video={video} element={element} onChosen={onPosterChosen} />
                )
              }
            </Player>
          </div>
        )}
        {sending ? (
          <Sending sending={sending} pause={pause} goOn={goOn} onGiveUp={() => void forget()} />
        ) : (
          <Standing video={video} />
        )}
        {isEditable && !sending && (
          <FileButton onPick={send}>
            {t(file === 'none' || file === 'uploading' ? 'upload.choose' : 'upload.chooseOther')}
          </FileButton>
        )}
      </CardContent>
    </Card>
  );
}

/** How its file stands, in words; nothing where it is ready. */
function Standing({ video: { file, progress, failure, play } }: { video: OwnVideo }) {
  const { t } = useTranslation(['footage', 'videos']);
  const { percent } = useFormat();
  const share = percent((progress ?? 0) / 100);
  if (file === 'ready') return null;
  if (file === 'none') return <Alert severity="info">{t('upload.noneHint')}</Alert>;
  if (file === 'failed') {
    const reason = t(`videos:failure.${failure ?? 'crashed'}` as 'videos:failure.crashed');
    if (play) return <Alert severity="warning">{t('upload.newFailed', { reason })}</Alert>;
    return <Alert severity="error">{t('upload.failed', { reason })}</Alert>;
  }
  return (
    <Stack spacing={1}>
      <Typography variant="body2" role="status">
        {file === 'uploading' && t('upload.partly', { percent: share })}
        {file === 'queued' && t('upload.queued')}
        {file === 'encoding' && t('upload.encoding', { percent: share })}
      </Typography>
      {file === 'encoding' && (
        <LinearProgress
          variant="determinate"
          aria-label={t('upload.encodingOf')}
          value={progress ?? 0}
        />
      )}
      {play && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('upload.replaces')}
        </Typography>
      )}
    </Stack>
  );
}

interface UsePictureProps {
  video: OwnVideo;
  element: RefObject<HTMLVideoElement | null>;
  /** It is drawn a moment later. */
  onChosen: () => void;
}

/** Makes the picture that the player shows the poster. */
function UsePicture({ video, element, onChosen }: UsePictureProps) {
  const { t } = useTranslation('footage');
  const notify = useNotify();
  const { refetch } = useShowContext();
  const [update, { isPending }] = useUpdate();
  const { id, version, seconds } = video;

  function choose() {
    const at = Math.min(element.current?.currentTime ?? 0, seconds ?? 0);
    const posterAt = Math.floor(at * 1000) / 1000;
    void update(
      'videos',
      { id, data: { version, posterAt }, previousData: video },
      {
        onSuccess() {
          notify(t('player.posterAt', { at: formatCountdown(posterAt) }), { type: 'success' });
          onChosen();
          void refetch();
        },
        onError: (error) => notify((error as Error).message, { type: 'error' }),
      },
    );
  }

  return (
    <>
      <Button startIcon={<ImageIcon />} disabled={isPending} onClick={choose} sx={{ mt: 1 }}>
        {t('player.usePicture')}
      </Button>
      <FormHelperText>{t('player.usePictureHint')}</FormHelperText>
    </>
  );
}
