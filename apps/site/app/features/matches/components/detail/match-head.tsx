import type { BoardMatch, MatchDetail, MatchStatus } from '@xiongmao/api/matches/shapes';
import { formatDate, formatDay } from '@xiongmao/i18n/format';
import type { Locale } from '@xiongmao/i18n/locales';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useConfig } from '#app/platform/app-context.ts';
import { useLocale } from '#app/platform/i18n.tsx';
import { Head } from '#app/platform/seo.tsx';
import { hasDay } from '../../shown-day.ts';
import { sportKeyOf } from '../../sport-of.ts';
import { matchPath } from '../board/match-path.ts';

/** Title, description and what search engines read of a match. The date is the brand's, not the viewer's. */
export function MatchHead({ detail }: { detail: MatchDetail }) {
  const { t } = useTranslation('matches');
  const locale = useLocale();
  const { siteUrl, zone } = useConfig();
  const { match, home, away, league } = detail;
  const date = hasDay(match) ? dayOf(match, locale, zone) : null;
  const names = { home: home.name, away: away.name, league: league.name };
  return (
    <>
      <Head
        title={[`${home.name} – ${away.name}`, league.name, date].filter(Boolean).join(', ')}
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

function dayOf({ timeKnown, startsAt, date }: BoardMatch, locale: Locale, zone: string): string {
  return timeKnown ? formatDate(startsAt, { locale, zone }) : formatDay(date, locale, 'date');
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
    startDate: (match.timeKnown ? match.startsAt : match.date) ?? undefined,
    ...(match.movedFrom.length > 0 && { previousStartDate: match.movedFrom }),
    eventStatus: `https://schema.org/${eventStatuses[match.state.status] ?? status}`,
    homeTeam: { '@type': 'SportsTeam', name: home.name },
    awayTeam: { '@type': 'SportsTeam', name: away.name },
    ...(venue && { location: { '@type': 'Place', name: venue } }),
    superEvent: { '@type': 'SportsEvent', name: league.name },
  };
}
