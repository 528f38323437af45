import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CallResult } from '@xiongmao/api/call';
import { inOrder } from '@xiongmao/api/catalogue/sides';
import type { ArticleLinkKind } from '@xiongmao/api/news/rules';
import type { NamedLink } from '@xiongmao/api/news/shapes';
import { callQuery } from '@xiongmao/api/react';
import type { searchBest } from '@xiongmao/api/search/calls';
import { longestText } from '@xiongmao/api/search/rules';
import { useErrorText } from '@xiongmao/auth/use-error-text';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { FormField, inputLook } from '@xiongmao/ui/fields/form-field';
import Plus from 'lucide-react/icons/plus';
import { useTyped } from '../../form/values/use-typed.ts';
import { useServices } from '../../services.ts';
import { useLinkLabel } from './use-link-label.ts';

const most = 6;

interface FindSubjectProps {
  kinds: readonly ArticleLinkKind[];
  onChoose: (link: NamedLink) => void;
}

/** Finds what an article can be about, by any of its names; each that is found is a button that chooses it. */
export function FindSubject({ kinds, onChoose }: FindSubjectProps) {
  const { t } = useTranslation('editors');
  const { api } = useServices();
  const errorText = useErrorText();
  const labelOf = useLinkLabel();
  const { typed, setTyped, asked } = useTyped();
  const { data, error, isFetching } = useQuery({
    ...callQuery(api, 'GET /search/best', { query: { text: asked, size: most } }),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  });
  const found = data && asked ? subjectsIn(data).filter(({ kind }) => kinds.includes(kind)) : [];
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <FormField label={t('newsArticles.find')} hint={t('newsArticles.findHint')}>
        {(control) => (
          <input
            {...control}
            type="search"
            maxLength={longestText}
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            // It looks for something, and saves nothing.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
            className={inputLook}
          />
        )}
      </FormField>
      {error && (
        <p role="alert" className="text-sm text-loss">
          {errorText(error)}
        </p>
      )}
      {data && asked && found.length === 0 && (
        <p role="status" className="py-2 text-sm text-muted">
          {t('newsArticles.noneFound')}
        </p>
      )}
      <ul aria-label={t('newsArticles.found')} aria-busy={isFetching} className="flex flex-col">
        {found.map((link) => (
          <li key={`${link.kind} ${link.id}`}>
            <button
              type="button"
              onClick={() => onChoose(link)}
              className="flex min-h-11 w-full items-center gap-3 rounded-sm px-2 py-1 text-start text-sm hover:bg-raised"
            >
              <Plus aria-hidden className="size-4 shrink-0 text-accent" />
              <span className="min-w-0 break-words">{labelOf(link)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What a search has found, as links. */
function subjectsIn({ match, team, player, league }: CallResult<typeof searchBest>): NamedLink[] {
  const matches = match.matches.map(({ id, gameId, homeId, awayId, leagueId, startsAt }) => {
    const nameOf = (side: number | null) => (side === null ? undefined : match.teams[side]?.name);
    const sides = inOrder(gameId, { home: nameOf(homeId), away: nameOf(awayId) });
    const name =
      sides.home && sides.away
        ? `${sides.home} – ${sides.away}`
        : (match.leagues[leagueId]?.name ?? String(id));
    return { kind: 'match' as const, id, gameId, name, startsAt };
  });
  const named = (kind: ArticleLinkKind, items: { id: number; gameId: number; name: string }[]) =>
    items.map(({ id, gameId, name }) => ({ kind, id, gameId, name, startsAt: null }));
  return [
    ...matches,
    ...named('team', team.items),
    ...named('player', player.items),
    ...named('league', league.items),
  ];
}
