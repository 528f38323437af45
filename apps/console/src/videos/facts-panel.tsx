import { CanAccess } from '@refinedev/core';
import { mayEdit } from '@xiongmao/api/publishing/rules';
import { formatCountdown } from '@xiongmao/i18n/format';
import { directionOf, type Locale, localeFacts } from '@xiongmao/i18n/locales';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import Pencil from 'lucide-react/icons/pencil';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import { Fact, Facts } from '../page/facts.tsx';
import { GameNames } from '../page/game-names.tsx';
import { LinkButton } from '../page/links/link-button.tsx';
import { MatchLink } from '../page/links/match-link.tsx';
import { UserLink } from '../page/links/user-link.tsx';
import { Panel } from '../page/panel.tsx';

/** What is said of a video, what it shows, and what became of it. */
export function FactsPanel({ video }: { video: Row<'videos'> }) {
  const { t } = useTranslation(['editors', 'footage', 'articles']);
  const { count, moment } = useFormat();
  const { id, kind, gameId, match, matchName, authorId, author, seconds, play, views } = video;
  const { publishedAt, createdAt, changedAt, broadcastId } = video;
  return (
    <Panel
      title={t('videos.about')}
      aside={
        mayEdit(video, 'desk') && (
          <CanAccess resource="videos" action="edit">
            <LinkButton to={`/videos/${id}/edit`}>
              <Pencil aria-hidden className="size-4" />
              {t('videos.edit')}
            </LinkButton>
          </CanAccess>
        )
      }
    >
      <div className="flex flex-col gap-4">
        <Said video={video} />
        <Facts>
          <Fact name={t('footage:kind.label')}>{t(`footage:kind.${kind}`)}</Fact>
          <Fact name={t('articles:game')}>
            <GameNames gameIds={[gameId]} />
          </Fact>
          <Fact name={t('footage:field.match')}>
            {match && (
              <MatchLink gameId={gameId} id={match.id}>
                {matchName ?? match.id}
              </MatchLink>
            )}
          </Fact>
          <Fact name={t('videos.maker')}>
            <UserLink id={authorId} name={author} />
          </Fact>
          <Fact name={t('footage:field.length')}>
            {seconds === null ? null : formatCountdown(seconds)}
          </Fact>
          <Fact name={t('footage:field.size')}>{play && `${play.width} × ${play.height}`}</Fact>
          {broadcastId !== null && (
            <Fact name={t('footage:field.cutFrom')}>
              {t('footage:field.broadcast', { id: broadcastId })}
            </Fact>
          )}
          <Fact name={t('videos.created')}>{moment(createdAt)}</Fact>
          <Fact name={t('videos.changed')}>{moment(changedAt)}</Fact>
          <Fact name={t('videos.published')}>{publishedAt && moment(publishedAt)}</Fact>
          <Fact name={t('videos.views')}>{count(views)}</Fact>
        </Facts>
      </div>
    </Panel>
  );
}

function Said({ video }: { video: Row<'videos'> }) {
  const { t } = useTranslation('footage');
  const { description, neutralTitle, locale, matchName } = video;
  const { tag, endonym } = localeFacts[locale as Locale];
  return (
    <div className="flex flex-col gap-2 text-sm">
      <p className="text-xs text-muted">{endonym}</p>
      {description && (
        <p
          lang={tag}
          dir={directionOf(locale as Locale)}
          className="line-clamp-6 wrap-anywhere whitespace-pre-line"
        >
          {description}
        </p>
      )}
      <p>
        <span className="text-xs text-muted">{t('field.neutralTitle')}</span>
        <br />
        <span dir="auto">{neutralTitle ?? matchName ?? '–'}</span>
      </p>
    </div>
  );
}
