import { sidesOf } from '@xiongmao/api/catalogue/sides';
import type { AnyMatchDetail, MatchStatus } from '@xiongmao/api/matches/shapes';
import { matchPath } from '#app/paths.ts';
import { useConfig } from '#app/platform/app-context.ts';
import { sportKeyOf } from '#app/shared/games/sport-of.ts';

/** What search engines read of a match: from the server alone, the browser has no use for it. */
export function SportsEvent({ detail }: { detail: AnyMatchDetail }) {
  const { siteUrl } = useConfig();
  const html = import.meta.env.SSR
    ? JSON.stringify(sportsEvent(detail, siteUrl)).replaceAll('<', '\\u003c')
    : '';
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own JSON, with `<` escaped
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

const eventStatuses: Partial<Record<MatchStatus, string>> = {
  postponed: 'EventPostponed',
  cancelled: 'EventCancelled',
  abandoned: 'EventCancelled',
};

function sportsEvent(detail: AnyMatchDetail, siteUrl: string) {
  const { match, home, away, lobby, league, venue } = detail;
  const status = match.movedFrom.length > 0 ? 'EventRescheduled' : 'EventScheduled';
  const team = ({ name }: { name: string }) => ({ '@type': 'SportsTeam', name });
  const sides = home && away && { home, away };
  return {
    '@context': 'https://schema.org',
    '@type': 'SportsEvent',
    name: sides
      ? sidesOf(match.gameId)
          .map((side) => sides[side].name)
          .join(' – ')
      : [league.name, match.round].join(' '),
    url: siteUrl + matchPath(match),
    sport: sportKeyOf(match.gameId),
    startDate: (match.timeKnown ? match.startsAt : match.date) ?? undefined,
    ...(match.movedFrom.length > 0 && { previousStartDate: match.movedFrom }),
    eventStatus: `https://schema.org/${eventStatuses[match.state.status] ?? status}`,
    ...(sides
      ? { homeTeam: team(sides.home), awayTeam: team(sides.away) }
      : { competitor: lobby?.teams.map((entry) => team(entry.team)) }),
    ...(venue && { location: { '@type': 'Place', name: venue } }),
    superEvent: { '@type': 'SportsEvent', name: league.name },
  };
}
