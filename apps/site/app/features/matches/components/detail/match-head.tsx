import type { MatchDetail, MatchStatus } from '@xiongmao/api/matches/shapes';
import { formatDate, formatDay } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useConfig } from '#app/platform/app-context.ts';
import { useLocale } from '#app/platform/i18n.tsx';
import { Head } from '#app/platform/seo.tsx';
import { sportKeyOf } from '../../sport-of.ts';
import { matchPath } from '../board/match-path.ts';

/** Title, description and what search engines read of a match. The date is the brand's, not the viewer's. */
export function MatchHead({ detail }: { detail: MatchDetail }) {
  const { t } = useTranslation('matches');
  const locale = useLocale();
  const { siteUrl, zone } = useConfig();
  const { match, home, away, league } = detail;
  const date = match.timeKnown
    ? formatDate(match.startsAt, { locale, zone })
    : formatDay(match.date, locale, 'date');
  const names = { home: home.name, away: away.name, league: league.name };
  return (
    <>
      <Head
        title={`${home.name} – ${away.name}, ${league.name}, ${date}`}
        description={t('detail.description', names)}
      />
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own JSON, with `<` escaped
        dangerouslySetInnerHTML={{
          __html: JSON.stringify(sportsEvent(detail, siteUrl + matchPath(match))).replaceAll(
            '<',
            '\\u003c',
          ),
        }}
      />
    </>
  );
}

const eventStatuses: Partial<Record<MatchStatus, string>> = {
  postponed: 'EventPostponed',
  cancelled: 'EventCancelled',
  abandoned: 'EventCancelled',
};

function sportsEvent({ match, home, away, league, venue }: MatchDetail, url: string) {
  const status = match.movedFrom.length > 0 ? 'EventRescheduled' : 'EventScheduled';
  return {
    '@context': 'https://schema.org',
    '@type': 'SportsEvent',
    name: `${home.name} – ${away.name}`,
    url,
    sport: sportKeyOf(match.gameId),
    startDate: match.timeKnown ? match.startsAt : match.date,
    ...(match.movedFrom.length > 0 && { previousStartDate: match.movedFrom }),
    eventStatus: `https://schema.org/${eventStatuses[match.state.status] ?? status}`,
    homeTeam: { '@type': 'SportsTeam', name: home.name },
    awayTeam: { '@type': 'SportsTeam', name: away.name },
    ...(venue && { location: { '@type': 'Place', name: venue } }),
    superEvent: { '@type': 'SportsEvent', name: league.name },
  };
}
