import { Autocomplete } from '@base-ui/react/autocomplete';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { foundKinds } from '@xiongmao/api/search/rules';
import type { Found } from '@xiongmao/api/search/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import Search from 'lucide-react/icons/search';
import { foundPath } from '#app/paths.ts';
import { useApi } from '#app/platform/app-context.ts';
import { Loaded } from '#app/shared/async/loaded.tsx';
import { SkeletonRows } from '#app/shared/async/skeleton-rows.tsx';
import { rememberSearch } from '../../api/past-searches.ts';
import { bestQuery } from '../../api/search-queries.ts';
import { sizeOf } from '../found/found-group.tsx';
import { type FoundLine, linesOf, linesOfGames } from '../found/found-names.tsx';
import { NothingFound } from '../found/nothing-found.tsx';
import { OptionLink } from './option-link.tsx';

/** What other features show in a line, whose matter it is. */
export type OptionsOfOthers = {
  [Kind in 'match' | 'expert' | 'anchor' | 'room' | 'article' | 'video']: (
    group: Found[Kind],
  ) => readonly FoundLine[];
};

interface FoundOptionsProps {
  text: string;
  shown: OptionsOfOthers;
  onChoose: () => void;
}

/** The best of each kind, and the way to all. What is still asked for leaves what was found before in sight. */
export function FoundOptions({ text, shown, onChoose }: FoundOptionsProps) {
  const { t } = useTranslation('search');
  const query = useQuery({ ...bestQuery(useApi(), text), placeholderData: keepPreviousData });
  const found = query.data;
  const groups = found ? groupsOf(found, shown) : [];
  const count = groups.reduce((sum, { lines }) => sum + lines.length, 0);
  const hasMore = groups.some(({ kind }) => found?.[kind].more);
  function choose(): void {
    rememberSearch(text);
    onChoose();
  }
  return (
    <>
      <Autocomplete.List
        aria-label={t('title')}
        aria-busy={query.isPlaceholderData}
        className="aria-busy:opacity-60"
      >
        {groups.map(({ kind, lines }) => (
          <Autocomplete.Group key={kind} className="pb-2">
            <Autocomplete.GroupLabel className="px-2 py-1 text-xs text-muted">
              {t(`kind.${kind}`)}
            </Autocomplete.GroupLabel>
            {lines.map(({ id, to, content }) => (
              <OptionLink key={id} to={to} onChoose={choose}>
                {content}
              </OptionLink>
            ))}
          </Autocomplete.Group>
        ))}
        {count > 0 && (
          <OptionLink to={foundPath(text)} onChoose={choose}>
            <Search aria-hidden className="me-3 size-5 shrink-0 text-muted" />
            <span className="min-w-0 truncate text-accent">{t('all', { text })}</span>
          </OptionLink>
        )}
      </Autocomplete.List>
      <Loaded query={query} skeleton={<SkeletonRows count={6} className="h-10" />}>
        {() =>
          count > 0 ? (
            <p role="status" className="sr-only">
              {t(hasMore ? 'countShown' : 'count', { count })}
            </p>
          ) : (
            <NothingFound text={text} />
          )
        }
      </Loaded>
    </>
  );
}

const groupsOf = (found: Found, shown: OptionsOfOthers) =>
  foundKinds
    .filter((kind) => sizeOf(found, kind) > 0)
    .map((kind) => ({ kind, lines: optionsOf(found, kind, shown) }));

function optionsOf(found: Found, kind: keyof Found, shown: OptionsOfOthers): readonly FoundLine[] {
  switch (kind) {
    case 'game':
      return linesOfGames(found.game.items);
    case 'league':
    case 'team':
    case 'player':
      return linesOf(kind, found[kind].items);
    case 'match':
      return shown.match(found.match);
    case 'expert':
      return shown.expert(found.expert);
    case 'anchor':
      return shown.anchor(found.anchor);
    case 'room':
      return shown.room(found.room);
    case 'article':
      return shown.article(found.article);
    case 'video':
      return shown.video(found.video);
  }
}
