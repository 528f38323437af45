import { mayEditArticle } from '@xiongmao/api/news/rules';
import { type Locale, localeFacts, locales } from '@xiongmao/i18n/locales';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import Plus from 'lucide-react/icons/plus';
import { Link } from 'react-router';
import type { Row } from '../../contract.ts';

interface LanguageLinksProps {
  article: Pick<Row<'news-articles'>, 'id' | 'kind' | 'state' | 'titles'>;
  /** Which is in sight. */
  language: string;
  to: (locale: string) => string;
}

const look =
  'inline-flex min-h-11 items-center gap-1 border-b-2 border-transparent px-3 text-sm text-muted hover:text-ink aria-[current]:border-accent aria-[current]:font-semibold aria-[current]:text-ink md:min-h-9';

/** The languages of an article, and the way to one more. */
export function LanguageLinks({ article, language, to }: LanguageLinksProps) {
  const { t } = useTranslation('editors');
  const written = Object.keys(article.titles) as Locale[];
  return (
    <nav
      aria-label={t('newsArticles.languages')}
      className="flex flex-wrap gap-1 border-b border-line"
    >
      {written.map((locale) => (
        <Link
          key={locale}
          to={to(locale)}
          lang={localeFacts[locale].tag}
          aria-current={locale === language ? 'page' : undefined}
          className={look}
        >
          {localeFacts[locale].endonym}
        </Link>
      ))}
      {mayEditArticle(article, 'desk') && written.length < locales.length && (
        <Link to={`/news-texts/create?article=${article.id}`} className={look}>
          <Plus aria-hidden className="size-4" />
          {t('newsArticles.addLanguage')}
        </Link>
      )}
    </nav>
  );
}
