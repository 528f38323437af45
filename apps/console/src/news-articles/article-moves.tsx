import { articleStanding } from '@xiongmao/api/news/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { Row } from '../contract.ts';
import { Moves } from '../publishing/moves.tsx';
import { useNext } from '../queue/use-next.ts';
import { ShortcutButton } from '../shortcuts/shortcut-button.tsx';
import { useArticleTitle } from './use-article-title.ts';

/** What the desk may do with an article; who reviews goes on to the next that waits. */
export function ArticleMoves({ article }: { article: Row<'news-articles'> }) {
  const { t } = useTranslation('console');
  const titleOf = useArticleTitle();
  const next = useNext('news-articles');
  const goOn = () => next.mutate({ id: article.id });
  return (
    <Moves
      row={article}
      standing={articleStanding(article)}
      title={titleOf(article.titles)}
      goOn={goOn}
    >
      {article.state === 'review' && (
        <ShortcutButton shortcut="n" disabled={next.isPending} onClick={goOn}>
          {t('queue.next')}
        </ShortcutButton>
      )}
    </Moves>
  );
}
