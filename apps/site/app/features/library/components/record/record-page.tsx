import type { LinePage } from '@xiongmao/api/library/lines/pages';
import type { Subject } from '@xiongmao/api/library/lines/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Crest } from '@xiongmao/ui/crest';
import { Flag } from '@xiongmao/ui/flag';
import type { ReactNode } from 'react';
import { leaguesPath } from '#app/paths.ts';
import { Breadcrumbs } from '#app/platform/document/found/breadcrumbs.tsx';
import { useLocale } from '#app/platform/i18n.tsx';
import { BackLink } from '#app/shared/navigation/back-link.tsx';
import { PageTabs } from '#app/shared/navigation/page-tabs.tsx';
import { LibraryPage } from '../library-page.tsx';
import { libraryPicture } from '../library-picture.ts';

interface RecordPageProps<Page extends LinePage> {
  subject: Subject;
  id: number;
  name: string;
  country: string | null;
  /** Beneath the name. */
  facts: ReactNode;
  /** Beside it. */
  aside?: ReactNode;
  description: string;
  back: string;
  page: Page | null;
  pages: readonly (Page | null)[];
  pathOf: (page: Page | null) => string;
  children: ReactNode;
}

/** One of the pages of a player or team: whose it is, and the others that there are. */
export function RecordPage<Page extends LinePage>(props: RecordPageProps<Page>) {
  const {
    subject,
    id,
    name,
    country,
    facts,
    aside,
    description,
    back,
    page,
    pages,
    pathOf,
    children,
  } = props;
  const { t } = useTranslation('lines');
  const { t: common } = useTranslation();
  const locale = useLocale();
  return (
    <LibraryPage
      title={page ? `${name} · ${t(`pages.${page}`, { context: subject })}` : name}
      description={description}
      picture={import.meta.env.SSR ? libraryPicture(subject, { id, name }, locale) : null}
    >
      <Breadcrumbs
        trail={
          import.meta.env.SSR && [
            { name: common('nav.data'), path: leaguesPath },
            { name, path: pathOf(null) },
            ...(page
              ? [{ name: t(`pages.${page}`, { context: subject }), path: pathOf(page) }]
              : []),
          ]
        }
      />
      <header className="bg-surface md:rounded-b-lg">
        <div className="flex items-center gap-3 pe-3 md:pe-4">
          <BackLink to={back} className="text-muted" />
          <Crest name={name} size="lg" className="my-3" />
          <div className="flex min-w-0 grow flex-col gap-0.5 py-2">
            <h1 className="flex items-center gap-2 text-base font-bold md:text-lg">
              {country && <Flag country={country} />}
              <bdi>{name}</bdi>
            </h1>
            <p className="text-xs text-muted">{facts}</p>
          </div>
          {aside}
        </div>
        <PageTabs
          label={t('pages.label')}
          pages={pages.map((each) => ({
            to: pathOf(each),
            text: t(`pages.${each ?? 'profile'}`, { context: subject }),
            isCurrent: each === page,
          }))}
        />
      </header>
      <div className="flex flex-col gap-2 pt-2 md:gap-3 md:pt-3">{children}</div>
    </LibraryPage>
  );
}
