import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import SendIcon from '@mui/icons-material/Send';
import UndoIcon from '@mui/icons-material/Undo';
import UnpublishedIcon from '@mui/icons-material/Unpublished';
import { Button } from '@mui/material';
import { gameById } from '@xiongmao/api/catalogue/games';
import { isVideoEditable, type VideoEvent, videoTransitionOf } from '@xiongmao/api/videos/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { ReactNode } from 'react';
import {
  DeleteWithConfirmButton,
  EditButton,
  TopToolbar,
  UpdateWithConfirmButton,
  useNotify,
  useRecordContext,
  useRefresh,
} from 'react-admin';
import { useConfig } from '../config.ts';
import type { OwnVideo } from '../contract.ts';
import { isMoving } from './video-state.tsx';

/** What its maker may do with a video, by the contract's transitions. */
export function VideoActions() {
  const { t } = useTranslation('studio');
  const { siteUrl } = useConfig();
  const video = useRecordContext<OwnVideo>();
  if (!video) return null;
  const { id, gameId, state, publishedAt, version, play, file } = video;
  const standing = { state, origin: 'studio' as const };
  const can = (event: VideoEvent) => videoTransitionOf(standing, event, 'maker') !== undefined;
  const isRemovable = publishedAt === null && (state === 'draft' || state === 'refused');
  // An editor looks at what plays.
  const isWhole = play !== null && !isMoving(file);
  return (
    <TopToolbar sx={{ flexWrap: 'wrap' }}>
      {state === 'published' && (
        <Button
          size="small"
          href={`${siteUrl}/videos/${gameById(gameId)?.slug}/${id}`}
          startIcon={<OpenInNewIcon />}
        >
          {t('ownArticles.onSite')}
        </Button>
      )}
      {isVideoEditable(standing, 'maker') && <EditButton />}
      {can('submit') && isWhole && <Move event="submit" version={version} icon={<SendIcon />} />}
      {can('recall') && <Move event="recall" version={version} icon={<UndoIcon />} />}
      {can('withdraw') && <Move event="withdraw" version={version} icon={<UnpublishedIcon />} />}
      {isRemovable && (
        <DeleteWithConfirmButton
          confirmTitle={t('ownVideos.deleteTitle')}
          confirmContent={t('ownVideos.deleteContent')}
          confirmColor="warning"
          successMessage={t('ownVideos.deleted')}
        />
      )}
    </TopToolbar>
  );
}

interface MoveProps {
  event: 'submit' | 'recall' | 'withdraw';
  version: string;
  icon: ReactNode;
}

function Move({ event, version, icon }: MoveProps) {
  const { t } = useTranslation('studio');
  const notify = useNotify();
  const refresh = useRefresh();
  return (
    <UpdateWithConfirmButton
      label={t(`ownArticles.${event}.action`)}
      icon={icon}
      data={{ event, version }}
      confirmTitle={t(`ownVideos.${event}.title`)}
      confirmContent={t(`ownVideos.${event}.content`)}
      mutationOptions={{
        onSuccess: () => {
          notify(t(`ownVideos.${event}.done`), { type: 'success' });
          refresh();
        },
      }}
    />
  );
}
