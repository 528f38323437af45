import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CallResult } from '@xiongmao/api/call';
import { inOrder } from '@xiongmao/api/catalogue/sides';
import type { Client } from '@xiongmao/api/client';
import type { ArticleLinkKind } from '@xiongmao/api/news/rules';
import type { NamedLink } from '@xiongmao/api/news/shapes';
import { callQuery } from '@xiongmao/api/react';
import type { searchBest } from '@xiongmao/api/search/calls';

/** What the product's search finds by name. */
export type SubjectKind = Exclude<ArticleLinkKind, 'plan'>;
export const subjectKinds: readonly SubjectKind[] = ['match', 'team', 'player', 'league'];

const most = 6;

/** What an article can be about, by any of its names; `found` is undefined until something is asked for. */
export function useSubjects(api: Client, kinds: readonly SubjectKind[], asked: string) {
  const { data, error, isFetching } = useQuery({
    ...callQuery(api, 'GET /search/best', { query: { text: asked, size: most } }),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  });
  const found =
    data && asked
      ? subjectsIn(data).filter(({ kind }) => (kinds as readonly string[]).includes(kind))
      : undefined;
  return { found, error, isFetching };
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
  const named = (kind: SubjectKind, items: { id: number; gameId: number; name: string }[]) =>
    items.map(({ id, gameId, name }) => ({ kind, id, gameId, name, startsAt: null }));
  return [
    ...matches,
    ...named('team', team.items),
    ...named('player', player.items),
    ...named('league', league.items),
  ];
}
