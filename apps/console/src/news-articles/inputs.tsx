import { games } from '@xiongmao/api/catalogue/games';
import type { ArticleLink } from '@xiongmao/api/news/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { Row } from '../contract.ts';
import { SelectField } from '../form/fields.tsx';
import { FormPart } from '../form/form-part.tsx';
import { CoverField, readCover } from '../news-pictures/library/cover-field.tsx';
import { useGameName } from '../page/game-names.tsx';
import { LinksField, readLinks } from './links/links-field.tsx';

export interface ArticleFacts {
  gameId: number;
  coverId: number | null;
  links: ArticleLink[];
}

/** What stands in the fields. */
export const readFacts = (entries: FormData): ArticleFacts => ({
  gameId: Number(entries.get('gameId')),
  coverId: readCover(entries),
  links: readLinks(entries),
});

/** What an article has beside its words. */
export function ArticleInputs({ article }: { article?: Row<'news-articles'> }) {
  const { t } = useTranslation(['editors', 'articles']);
  const nameOf = useGameName();
  return (
    <FormPart title={t('newsArticles.about')} hint={t('newsArticles.aboutHint')}>
      <SelectField
        name="gameId"
        label={t('articles:game')}
        required
        options={[
          // Nobody means the first of the list by saying nothing.
          ...(article ? [] : [{ value: '', label: t('newsArticles.chooseGame') }]),
          ...games.map(({ gameId }) => ({ value: String(gameId), label: nameOf(gameId) })),
        ]}
        defaultValue={article?.gameId}
      />
      <CoverField coverId={article?.coverId ?? null} cover={article?.cover ?? null} />
      <LinksField links={article?.links ?? []} named={article?.named ?? []} />
    </FormPart>
  );
}
