import { inOrder } from '@xiongmao/api/catalogue/sides';
import type { BoardMatch, MatchDetail } from '@xiongmao/api/matches/shapes';
import type { Side } from '@xiongmao/api/matches/sides';
import { formatDate, formatDay, isolated } from '@xiongmao/i18n/format';
import type { Locale } from '@xiongmao/i18n/locales';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useViewer } from '#app/platform/app-context.ts';
import { Head } from '#app/platform/document/seo.tsx';
import { useLocale } from '#app/platform/i18n.tsx';
import { useZone } from '#app/platform/zone.tsx';
import { sportOf } from '#app/shared/games/sport-of.ts';
import { bigScore } from '../../scoreboard.ts';
import { hasDay } from '../../shown-day.ts';
import { matchPicture } from './match-picture.ts';
import { MatchTrail } from './match-trail.tsx';
import { SportsEvent } from './sports-event.tsx';

/**
 * Who plays whom, the score first once there is one: a tab shows little else. In cricket each side has its
 * own. Isolated from each other, names and score stand in the same order whichever way the tab's title runs.
 */
export function versus({
  match,
  home,
  away,
}: Pick<MatchDetail, 'match' | 'home' | 'away'>): string {
  const sport = sportOf(match.gameId);
  const { order, total } = bigScore(match.state, sport);
  const [first, second] = order;
  if (!total) return order.map((side) => ({ home, away })[side].name).join(' – ');
  const names = { home: isolated(home.name), away: isolated(away.name) };
  if (sport.columns.includes('wickets')) {
    const of = (side: Side) => [total[side] && isolated(total[side]), names[side]];
    return order.map((side) => of(side).filter(Boolean).join(' ')).join(' – ');
  }
  return `${isolated(total[first])}–${isolated(total[second])} ${names[first]} – ${names[second]}`;
}

/** Title, description and what search engines read of a match: they are told the brand's day, viewers their own. */
export function MatchHead({ detail }: { detail: MatchDetail }) {
  const { t } = useTranslation('matches');
  const locale = useLocale();
  const { hides } = useViewer();
  const zone = useZone();
  const { match, home, away, league } = detail;
  const date = hasDay(match) ? dayOf(match, locale, zone) : null;
  const names = inOrder(match.gameId, { home: home.name, away: away.name });
  const context = match.state.status;
  const description = t('detail.description', { ...names, league: league.name, context });
  return (
    <>
      <Head
        title={[versus(detail), league.name, date].filter(Boolean).join(t('sourceJoin'))}
        description={description}
        picture={import.meta.env.SSR ? matchPicture(detail, { locale, hides }) : null}
      />
      <SportsEvent detail={detail} description={description} />
      <MatchTrail detail={detail} />
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
