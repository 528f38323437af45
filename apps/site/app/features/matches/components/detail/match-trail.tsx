import { gameById } from '@xiongmao/api/catalogue/games';
import type { AnyMatchDetail } from '@xiongmao/api/matches/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { leaguePath, matchesPath, matchPath } from '#app/paths.ts';
import { Breadcrumbs } from '#app/platform/document/found/breadcrumbs.tsx';
import { matchName } from './match-picture.ts';

/** What a match is part of, for search engines: its game's matches, its league. */
export function MatchTrail({ detail }: { detail: AnyMatchDetail }) {
  const { t } = useTranslation();
  const { match, league } = detail;
  return (
    <Breadcrumbs
      trail={
        import.meta.env.SSR && [
          { name: t('nav.matches'), path: matchesPath(gameById(match.gameId)?.slug) },
          { name: league.name, path: leaguePath(league.id) },
          { name: matchName(detail), path: matchPath(match) },
        ]
      }
    />
  );
}
