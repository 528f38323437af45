import { Alert, Box, Stack, Typography } from '@mui/material';
import { isBeingMade } from '@xiongmao/api/videos/rules';
import { directionOf, type Locale, localeFacts } from '@xiongmao/i18n/locales';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useRef } from 'react';
import { Show, useRecordContext } from 'react-admin';
import type { OwnVideo } from '../contract.ts';
import { useFormat } from '../format.ts';
import { GameName } from '../page/game-name.tsx';
import { PublicationActions } from '../publishing/publication-actions.tsx';
import { PublicationState } from '../publishing/publication-state.tsx';
import { CaptionsCard } from './captions/captions-card.tsx';
import { FileCard } from './file/file-card.tsx';
import { lookAgain } from './file-state.tsx';

/** ms for which a poster that was chosen is looked for: it is drawn by a job. */
const drawnWithin = 20_000;
const drawnLook = 1_000;

/** An editor looks at what plays. */
const isWhole = ({ play, file }: OwnVideo) => play !== null && !isBeingMade(file);

/** A video of one's own, where it stands, and what plays. */
export function VideoShow() {
  const drawnUntil = useRef(0);
  return (
    <Show
      actions={<PublicationActions of="video" isWhole={isWhole} />}
      component="div"
      queryOptions={{
        refetchInterval: ({ state }) =>
          Date.now() < drawnUntil.current
            ? drawnLook
            : lookAgain(state.data ? [state.data as unknown as OwnVideo] : []),
      }}
    >
      <Shown
        onPosterChosen={() => {
          drawnUntil.current = Date.now() + drawnWithin;
        }}
      />
    </Show>
  );
}

function Shown({ onPosterChosen }: { onPosterChosen: () => void }) {
  const { t } = useTranslation(['studio', 'articles']);
  const { moment } = useFormat();
  const video = useRecordContext<OwnVideo>();
  if (!video) return null;
  const { state, reason, publishAt } = video;
  return (
    <Stack spacing={2} sx={{ maxWidth: 960, mt: 1 }}>
      {state === 'review' && <Alert severity="info">{t('ownVideos.awaitsReview')}</Alert>}
      {publishAt && (
        <Alert severity="info">{t('ownArticles.publishesAt', { at: moment(publishAt) })}</Alert>
      )}
      {reason && (
        <Alert severity={state === 'refused' ? 'warning' : 'info'}>
          {t('articles:because', { reason })}
        </Alert>
      )}
      <Facts video={video} />
      <FileCard video={video} onPosterChosen={onPosterChosen} />
      <CaptionsCard video={video} />
    </Stack>
  );
}

/** What is said of it, and what became of it. */
function Facts({ video }: { video: OwnVideo }) {
  const { t } = useTranslation(['studio', 'footage']);
  const { count, moment } = useFormat();
  const { state, kind, gameId, matchName, description, views, publishedAt, changedAt } = video;
  const { neutralTitle } = video;
  const locale = video.locale as Locale;
  const facts = [t(`footage:kind.${kind}`), matchName].filter(Boolean).join(' · ');
  return (
    <Stack spacing={1}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <PublicationState state={state} />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <GameName gameId={gameId} /> · {facts}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {publishedAt
            ? `${t('ownArticles.publishedAt', { at: moment(publishedAt) })} · ${t('ownArticles.views', { count: views, shown: count(views) })}`
            : t('ownArticles.changedAt', { at: moment(changedAt) })}
        </Typography>
      </Stack>
      <Box
        lang={localeFacts[locale].tag}
        dir={directionOf(locale)}
        sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
      >
        {description}
      </Box>
      {(neutralTitle ?? matchName) && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('footage:field.neutralTitle')}: <bdi>{neutralTitle ?? matchName}</bdi>
        </Typography>
      )}
    </Stack>
  );
}
