import type { BoardMatch, MatchDetail } from '@xiongmao/api/matches/shapes';
import { formatDate, formatDay } from '@xiongmao/i18n/format';
import type { Locale } from '@xiongmao/i18n/locales';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Head } from '#app/platform/document/seo.tsx';
import { useLocale } from '#app/platform/i18n.tsx';
import { useZone } from '#app/platform/zone.tsx';
import { sportOf } from '#app/shared/games/sport-of.ts';
import { bigScore } from '../../scoreboard.ts';
import { hasDay } from '../../shown-day.ts';
import { SportsEvent } from './sports-event.tsx';

/**
 * Who plays whom, the score first while they do: a tab shows little else. Isolated from each other, names
 * and score stand in the same order whichever way the tab's title runs.
 */
export function versus({
  match,
  home,
  away,
}: Pick<MatchDetail, 'match' | 'home' | 'away'>): string {
  const { status } = match.state;
  const { order, total } = bigScore(match.state, sportOf(match.gameId));
  if (!total || (status !== 'live' && status !== 'interrupted'))
    return `${home.name} – ${away.name}`;
  const names = { home: home.name, away: away.name };
  const [first, second] = order;
  const score = `${isolated(total[first] || '0')}–${isolated(total[second] || '0')}`;
  return `${score} ${isolated(names[first])} – ${isolated(names[second])}`;
}

export const isolated = (text: string) => `\u2068${text}\u2069`;

/** Title, description and what search engines read of a match: they are told the brand's day, viewers their own. */
export function MatchHead({ detail }: { detail: MatchDetail }) {
  const { t } = useTranslation('matches');
  const locale = useLocale();
  const zone = useZone();
  const { match, home, away, league } = detail;
  const date = hasDay(match) ? dayOf(match, locale, zone) : null;
  const names = { home: home.name, away: away.name, league: league.name };
  return (
    <>
      <Head
        title={[versus(detail), league.name, date].filter(Boolean).join(', ')}
        description={t('detail.description', names)}
      />
      <SportsEvent detail={detail} />
    </>
  );
}

export function dayOf(
  { timeKnown, startsAt, date }: BoardMatch,
  locale: Locale,
  zone: string,
): string {
  return timeKnown ? formatDate(startsAt, { locale, zone }) : formatDay(date, locale, 'date');
}
