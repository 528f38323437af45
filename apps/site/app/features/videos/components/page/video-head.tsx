import { gameById } from '@xiongmao/api/catalogue/games';
import type { Video } from '@xiongmao/api/videos/shapes';
import { useUid } from '@xiongmao/auth/account';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Avatar } from '@xiongmao/ui/avatar';
import type { ReactNode } from 'react';
import { claimPath, personPath, videoPath, videosPath } from '#app/paths.ts';
import { Link } from '#app/platform/link.tsx';
import { writtenIn } from '#app/shared/names/written-in.ts';
import ShareButton from '#app/shared/sharing/share-button.tsx';
import { FollowSlot } from '#app/shared/slots.tsx';
import { VideoFacts } from '../video-facts.tsx';
import { Description } from './description.tsx';

interface VideoHeadProps {
  video: Video;
  /** The way to like it: another feature's. */
  like: ReactNode;
}

/** What a video is, who made it, and what can be done with it. */
export function VideoHead({ video, like }: VideoHeadProps) {
  const { t } = useTranslation(['videos', 'games']);
  const { title, description, locale, gameId, author } = video;
  const isMe = useUid() === author.id;
  return (
    <header className="flex flex-col gap-2 bg-surface px-4 py-3 md:rounded-lg">
      <h1 className="text-lg/6 font-bold [overflow-wrap:anywhere] md:text-xl/7">
        <span {...writtenIn(locale)}>{title}</span>
      </h1>
      <div className="-my-2 flex flex-wrap items-center gap-x-3 text-xs md:my-0">
        <Link
          to={videosPath(gameById(gameId)?.slug)}
          prefetch="intent"
          className="inline-flex min-h-11 items-center text-accent hover:underline md:min-h-6"
        >
          {t(`games:${gameId}` as 'games:202')}
        </Link>
        <VideoFacts video={video} />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Link
          to={personPath(author.id)}
          prefetch="intent"
          className="me-auto flex min-h-11 min-w-0 grow basis-16 items-center gap-2 text-sm hover:underline"
        >
          <Avatar name={author.username} src={author.avatar} />
          <bdi className="truncate">{author.username}</bdi>
        </Link>
        {!isMe && <FollowSlot target={{ kind: 'user', id: author.id }} name={author.username} />}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {like}
        <ShareButton title={title} path={videoPath(video)} />
        <Link
          to={claimPath(videoPath(video))}
          className="ms-auto inline-flex min-h-11 items-center text-xs text-muted hover:underline md:min-h-9"
        >
          {t('claim')}
        </Link>
      </div>
      {description && <Description text={description} locale={locale} />}
    </header>
  );
}
