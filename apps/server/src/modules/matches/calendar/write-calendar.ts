import { gameById } from '@xiongmao/api/catalogue/games';
import { inOrder, sidesAs } from '@xiongmao/api/catalogue/sides';
import type { SportKey } from '@xiongmao/api/catalogue/sports';
import { type Locale, withLocale } from '@xiongmao/i18n/locales';
import { i18nOf } from '@xiongmao/i18n/node';
import { type Named, productName } from '@xiongmao/i18n/product-name';
import { leagueName, teamName } from '@xiongmao/i18n/words/shown-names';
import { sourceWords } from '@xiongmao/i18n/words/source-words';
import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import type { CalendarMatch } from './calendar-matches.ts';

/** Minutes that a match usually lasts, with its breaks. */
const lasts: Record<SportKey, number> = {
  soccer: 120,
  basketball: 150,
  tennis: 150,
  cricket: 480,
  baseball: 180,
  americanFootball: 195,
  snooker: 120,
  volleyball: 120,
  tableTennis: 120,
  badminton: 120,
  mobaBestOf: 120,
  roundsBestOf: 120,
  pointsBestOf: 120,
  battleRoyale: 120,
  generic: 120,
};

interface About {
  language: Locale;
  brand: Named;
  siteUrl: string;
  /** Stands in each entry: the same matches are the same bytes. */
  stamp: Date;
}

/** Matches as a calendar (RFC 5545), with nothing in it of whose it is. */
export function writeCalendar(matches: readonly CalendarMatch[], about: About): string {
  const { language, brand, siteUrl, stamp } = about;
  const of = i18nOf(language);
  const { t } = of;
  const calendar = ical({
    name: t('calendar:name', { name: productName(brand, t) }),
    prodId: { company: 'Xiongmao', product: 'matches', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 3600,
  });
  // In UTC throughout: with a zone of its own, times would be those of this process.
  for (const match of matches) {
    const { uid, sequence, gameId, home, away, round, venue, timeKnown, date } = match;
    const game = gameById(gameId);
    const part = round && (sourceWords(of.of('matches'), round, sidesAs(gameId)) ?? round);
    const where = [leagueName(of, match.league), part].filter(Boolean).join(' · ');
    const sides =
      home && away && inOrder(gameId, { home: teamName(of, home), away: teamName(of, away) });
    const title = sides ? `${sides.home} – ${sides.away}` : where;
    const start = new Date(timeKnown ? match.startsAt : `${date}T00:00:00Z`);
    const minutes = lasts[game?.sport ?? 'generic'];
    calendar.createEvent({
      id: `match-${uid}@${new URL(siteUrl).hostname}`,
      sequence,
      stamp,
      start,
      ...(timeKnown ? { end: new Date(start.getTime() + minutes * 60_000) } : { allDay: true }),
      summary: summaryOf(match.status, title, t),
      description: where,
      location: venue,
      url: new URL(withLocale(`/${game?.slug ?? gameId}/${match.id}`, language), siteUrl).href,
      status: statusOf(match.status),
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  // Each line has its end, the last one, too.
  return `${calendar.toString()}\r\n`;
}

/** A postponed match has no other day yet: it may be on the one it has. */
function statusOf(status: CalendarMatch['status']): ICalEventStatus {
  if (status === 'cancelled') return ICalEventStatus.CANCELLED;
  return status === 'postponed' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;
}

function summaryOf(
  status: CalendarMatch['status'],
  title: string,
  t: ReturnType<typeof i18nOf>['t'],
): string {
  if (status === 'cancelled') return t('calendar:cancelled', { title });
  return status === 'postponed' ? t('calendar:postponed', { title }) : title;
}
