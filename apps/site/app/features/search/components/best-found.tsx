import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { foundKinds } from '@xiongmao/api/search/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { allFoundPath } from '#app/paths.ts';
import { useApi } from '#app/platform/app-context.ts';
import { Link } from '#app/platform/link.tsx';
import { Loaded } from '#app/shared/async/loaded.tsx';
import { SkeletonRows } from '#app/shared/async/skeleton-rows.tsx';
import { bestQuery } from '../api/search-queries.ts';
import { FoundGroup, type ShownByOthers, sizeOf } from './found/found-group.tsx';
import { NothingFound } from './found/nothing-found.tsx';

/** The best of each kind, and the way to the others. */
export function BestFound({ text, shown }: { text: string; shown: ShownByOthers }) {
  const { t } = useTranslation('search');
  const query = useQuery({ ...bestQuery(useApi(), text), placeholderData: keepPreviousData });
  return (
    <Loaded query={query} skeleton={<SkeletonRows count={9} className="h-12" />}>
      {(found) => {
        const kinds = foundKinds.filter((kind) => sizeOf(found, kind) > 0);
        if (kinds.length === 0) return <NothingFound text={text} />;
        const count = kinds.reduce((sum, kind) => sum + sizeOf(found, kind), 0);
        const groups = kinds.map((kind) => (
          <section key={kind} aria-labelledby={`found-${kind}`} className="flex flex-col gap-2">
            <header className="flex items-center justify-between px-3 md:px-0">
              <h2 id={`found-${kind}`} className="text-base font-semibold">
                {t(`kind.${kind}`)}
              </h2>
              {found[kind].more && (
                <Link
                  to={allFoundPath(text, kind)}
                  aria-label={t('moreOf', { kind: t(`kind.${kind}`) })}
                  className="flex min-h-11 items-center text-sm text-accent md:min-h-9"
                >
                  {t('more')}
                </Link>
              )}
            </header>
            <FoundGroup {...{ found, kind, shown }} />
          </section>
        ));
        return (
          <div
            aria-busy={query.isPlaceholderData}
            className="flex flex-col gap-4 aria-busy:opacity-60"
          >
            <p role="status" className="sr-only">
              {t(kinds.some((kind) => found[kind].more) ? 'countShown' : 'count', { count })}
            </p>
            {groups}
          </div>
        );
      }}
    </Loaded>
  );
}
