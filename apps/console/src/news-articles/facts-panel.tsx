import { CanAccess } from '@refinedev/core';
import { mayEditArticle } from '@xiongmao/api/news/rules';
import { useLinkLabel } from '@xiongmao/articles/use-link-label';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import Pencil from 'lucide-react/icons/pencil';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import { Fact, Facts } from '../page/facts.tsx';
import { GameNames } from '../page/game-names.tsx';
import { LinkButton } from '../page/links/link-button.tsx';
import { UserLink } from '../page/links/user-link.tsx';
import { Panel } from '../page/panel.tsx';

/** What an article has beside its words. */
export function FactsPanel({ article }: { article: Row<'news-articles'> }) {
  const { t } = useTranslation(['editors', 'articles']);
  const { count, moment } = useFormat();
  const labelOf = useLinkLabel();
  const { id, kind, gameId, authorId, author, cover, named } = article;
  const { publishedAt, createdAt, changedAt, views } = article;
  return (
    <Panel
      title={t('newsArticles.about')}
      aside={
        mayEditArticle(article, 'desk') && (
          <CanAccess resource="news-articles" action="edit">
            <LinkButton to={`/news-articles/${id}/edit`}>
              <Pencil aria-hidden className="size-4" />
              {t('newsArticles.editFacts')}
            </LinkButton>
          </CanAccess>
        )
      }
    >
      <div className="flex flex-col gap-4">
        {cover && (
          <img
            src={cover}
            alt={t('articles:cover')}
            className="aspect-video w-full rounded-sm bg-raised object-cover"
          />
        )}
        <Facts>
          <Fact name={t('articles:game')}>
            <GameNames gameIds={[gameId]} />
          </Fact>
          <Fact name={t('newsArticles.author')}>
            <UserLink id={authorId} name={author} />
          </Fact>
          <Fact name={t('newsArticles.kind')}>{t(`newsArticles.kinds.${kind}`)}</Fact>
          <Fact name={t('newsArticles.created')}>{moment(createdAt)}</Fact>
          <Fact name={t('newsArticles.changed')}>{moment(changedAt)}</Fact>
          <Fact name={t('newsArticles.published')}>{publishedAt && moment(publishedAt)}</Fact>
          <Fact name={t('newsArticles.views')}>{count(views)}</Fact>
        </Facts>
        {named.length > 0 && (
          <section aria-label={t('newsArticles.linked')}>
            <h3 className="text-xs text-muted">{t('newsArticles.linked')}</h3>
            <ul className="flex flex-col text-sm">
              {named.map((link) => (
                <li key={`${link.kind} ${link.id}`} className="py-1 break-words">
                  {labelOf(link)}
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Panel>
  );
}
