import { useShow } from '@refinedev/core';
import { gameById } from '@xiongmao/api/catalogue/games';
import { transitionOf } from '@xiongmao/api/publishing/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import { useRef, useState } from 'react';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import { Answer } from '../page/answer.tsx';
import { SiteLink } from '../page/links/site-link.tsx';
import { PageHead } from '../page/page-head.tsx';
import type { Failure } from '../providers/failure.ts';
import { Moves } from '../publishing/moves.tsx';
import { PublicationState } from '../publishing/publication-state.tsx';
import { useNext } from '../queue/use-next.ts';
import { ShortcutButton } from '../shortcuts/shortcut-button.tsx';
import { ShortcutList } from '../shortcuts/shortcut-list.tsx';
import { ClaimsOf } from '../takedowns/claims-of.tsx';
import { CaptionsPanel } from './captions/captions-panel.tsx';
import { FactsPanel } from './facts-panel.tsx';
import { FilePanel } from './file/file-panel.tsx';
import { lookAgain } from './file-state.tsx';

type Video = Row<'videos'>;

/** ms for which a poster that was chosen is looked for: it is drawn by a job. */
const drawnWithin = 20_000;
const drawnLook = 1_000;

/** A video: what plays, what is said of it, and what can become of it. */
export function VideoShow() {
  const drawnUntil = useRef(0);
  const { query, result } = useShow<Video, Failure>({
    errorNotification: false,
    queryOptions: {
      refetchInterval: ({ state }) =>
        Date.now() < drawnUntil.current
          ? drawnLook
          : lookAgain(state.data ? [state.data.data as Video] : []),
    },
  });
  async function refresh() {
    await query.refetch();
  }
  return (
    <Answer query={query} data={result} skeleton={<Skeleton className="h-96 rounded-lg" />}>
      {(video) => (
        <Shown
          key={video.id}
          video={video}
          refresh={refresh}
          onPosterChosen={() => {
            drawnUntil.current = Date.now() + drawnWithin;
            void refresh();
          }}
        />
      )}
    </Answer>
  );
}

interface ShownProps {
  video: Video;
  refresh: () => Promise<void>;
  onPosterChosen: () => void;
}

function Shown({ video, refresh, onPosterChosen }: ShownProps) {
  const { t } = useTranslation(['editors', 'articles', 'console']);
  const { moment } = useFormat();
  const { id, gameId, origin, state, title, reason, publishAt, play } = video;
  // As it was opened: the queue's own keys stay until the next one is.
  const [isQueued] = useState(state === 'review');
  const next = useNext('videos');
  const goOn = () => next.mutate({ id });
  const standing = { of: 'video', origin, state } as const;
  const waitsForFile = play === null && transitionOf(standing, 'publish', 'desk') !== undefined;
  const hint = publishAt
    ? t('newsArticles.publishesAt', { at: moment(publishAt) })
    : waitsForFile && t('videos.notReady');
  return (
    <div className="flex flex-col gap-4">
      <PageHead
        title={title}
        badge={<PublicationState state={state} />}
        {...(hint && { hint })}
        back={{ to: '/videos', label: t('videos.title') }}
      >
        {state === 'published' && (
          <SiteLink to={`/videos/${gameById(gameId)?.slug}/${id}`}>
            {t('pageVersions.onSite')}
          </SiteLink>
        )}
        <Moves row={video} standing={standing} title={title} isReady={play !== null} goOn={goOn} />
        {isQueued && (
          <>
            <ShortcutButton shortcut="n" disabled={next.isPending} onClick={goOn}>
              {t('console:queue.next')}
            </ShortcutButton>
            <ShortcutList />
          </>
        )}
      </PageHead>
      {reason && (
        <p className="rounded-lg bg-surface p-4 text-sm">{t('articles:because', { reason })}</p>
      )}
      <div className="grid items-start gap-4 xl:grid-cols-[2fr_1fr]">
        <FilePanel video={video} refresh={refresh} onPosterChosen={onPosterChosen} />
        <div className="flex min-w-0 flex-col gap-4">
          <ClaimsOf kind="video" id={id} />
          <FactsPanel video={video} />
          <CaptionsPanel video={video} />
        </div>
      </div>
    </div>
  );
}
