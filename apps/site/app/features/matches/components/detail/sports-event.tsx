import { gameById } from '@xiongmao/api/catalogue/games';
import type { AnyMatchDetail, MatchStatus } from '@xiongmao/api/matches/shapes';
import type {
  EventStatusType,
  Person,
  SportsEvent as SportsEventData,
  SportsTeam,
  WithContext,
} from 'schema-dts';
import { leaguePath, matchPath } from '#app/paths.ts';
import { DataBlock } from '#app/platform/document/found/data-block.tsx';
import { type Address, useAddress } from '#app/platform/document/found/use-address.ts';
import { sportKeyOf } from '#app/shared/games/sport-of.ts';
import { cardOf, matchName } from './match-picture.ts';

interface SportsEventProps {
  detail: AnyMatchDetail;
  description: string;
}

/** What search engines read of a match. */
export function SportsEvent({ detail, description }: SportsEventProps) {
  const address = useAddress();
  return <DataBlock data={import.meta.env.SSR && sportsEvent(detail, description, address)} />;
}

const eventStatuses: Partial<Record<MatchStatus, EventStatusType>> = {
  postponed: 'https://schema.org/EventPostponed',
  cancelled: 'https://schema.org/EventCancelled',
  abandoned: 'https://schema.org/EventCancelled',
};

export function sportsEvent(
  detail: AnyMatchDetail,
  description: string,
  address: Address,
): WithContext<SportsEventData> {
  const { match, home, away, lobby, league, venue } = detail;
  const { gameId } = match;
  const status =
    match.movedFrom.length > 0
      ? 'https://schema.org/EventRescheduled'
      : 'https://schema.org/EventScheduled';
  /** Who plays alone is a person, unless it is a pair. */
  const side = ({ name }: { name: string }): SportsTeam | Person =>
    gameById(gameId)?.alone && !name.includes('/')
      ? { '@type': 'Person', name }
      : { '@type': 'SportsTeam', name };
  const sides = home && away && { home: side(home), away: side(away) };
  const others = lobby?.teams.map((entry) => side(entry.team));
  return {
    '@context': 'https://schema.org',
    '@type': 'SportsEvent',
    name: matchName(detail),
    description,
    url: address.page(matchPath(match)),
    image: [address.file(cardOf(match, address))],
    sport: sportKeyOf(gameId),
    startDate: (match.timeKnown ? match.startsAt : match.date) ?? undefined,
    ...(match.movedFrom.length > 0 && { previousStartDate: match.movedFrom }),
    eventStatus: eventStatuses[match.state.status] ?? status,
    ...(sides
      ? { homeTeam: sides.home, awayTeam: sides.away, performer: Object.values(sides) }
      : { competitor: others, performer: others }),
    // All that is known of where it is: the name is the address, too.
    ...(venue && { location: { '@type': 'Place', name: venue, address: venue } }),
    superEvent: {
      '@type': 'SportsEvent',
      name: league.name,
      url: address.page(leaguePath(league.id)),
    },
  };
}
