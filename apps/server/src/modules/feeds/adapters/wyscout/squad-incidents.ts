import type { IncidentItem } from '@xiongmao/api/feeds/messages';
import { periodNames, periods } from './events.ts';
import { type Meeting, nameOf } from './meeting.ts';
import { count, type WyscoutMatch } from './shapes.ts';

/** An entry of the timeline before it got its number: by period, then what opens and closes it, then time. */
export type PlacedIncident = Omit<IncidentItem, 'order'> & {
  place: { period: string; rank: 0 | 1 | 2; second: number };
};

const order: string[] = periodNames.map((name) => periods[name].key);

/** Numbers entries in order of play and tells apart those of one key. */
export function placed(incidents: readonly PlacedIncident[]): IncidentItem[] {
  const sorted = incidents.toSorted(
    ({ place: a }, { place: b }) =>
      order.indexOf(a.period) - order.indexOf(b.period) || a.rank - b.rank || a.second - b.second,
  );
  const seen = new Map<string, number>();
  return sorted.map(({ place: _, ...incident }, index) => {
    const times = (seen.get(incident.key) ?? 0) + 1;
    seen.set(incident.key, times);
    const key = times === 1 ? incident.key : `${incident.key}-${times}`;
    return { ...incident, key, order: index };
  });
}

/** Cards and substitutions as the line-ups tell them. */
export function squadIncidents(meeting: Meeting): PlacedIncident[] {
  const { match } = meeting;
  return (['home', 'away'] as const).flatMap((side) => {
    const { lineup, bench, substitutions } = match[side].formation;
    const entry = (minute: number) => {
      const clock = clockOf(match, minute);
      const place = { period: clock.period, rank: 1 as const, second: (minute - 1) * 60 };
      return { ...clock, side, seconds: null, score: null, text: null, x: null, y: null, place };
    };
    const card = (playerId: number, minute: unknown, colour: 'yellow' | 'red') => {
      const known = count(minute);
      if (!known) return [];
      const player = nameOf(meeting, playerId);
      const kind = colour === 'yellow' ? ('yellowCard' as const) : ('redCard' as const);
      const key = `${colour}-${playerId}`;
      return [{ ...entry(known), key, kind, playerId: String(playerId), player, other: null }];
    };
    return [
      ...[...lineup, ...bench].flatMap(({ playerId, yellowCards, redCards }) => [
        ...card(playerId, yellowCards, 'yellow'),
        ...card(playerId, redCards, 'red'),
      ]),
      ...substitutions.map(({ playerIn, playerOut, minute }) => ({
        ...entry(minute),
        key: `substitution-${playerIn}-${playerOut}`,
        kind: 'substitution' as const,
        playerId: playerIn ? String(playerIn) : null,
        player: playerIn ? nameOf(meeting, playerIn) : null,
        other: playerOut ? nameOf(meeting, playerOut) : null,
      })),
    ];
  });
}

/** Goals and cards whose text is no number: the rest of the match stands. */
export function unreadableCounts({ home, away }: WyscoutMatch): { place: string; raw: unknown }[] {
  return [home, away].flatMap(({ teamId, formation }) =>
    [...formation.lineup, ...formation.bench].flatMap((player) =>
      (['goals', 'yellowCards', 'redCards'] as const).flatMap((key) => {
        const place = `teamsData.${teamId}.formation.${player.playerId}.${key}`;
        return count(player[key]) === undefined ? [{ place, raw: player[key] }] : [];
      }),
    ),
  );
}

/**
 * The file counts minutes on through stoppage time, so that 47 may be the first half's 45+2: it is taken as
 * the second half's, as nearly all are. Beyond the last minute of the match it is sure.
 */
function clockOf({ duration }: WyscoutMatch, minute: number) {
  const played =
    duration === 'Regular' ? (['1H', '2H'] as const) : (['1H', '2H', 'E1', 'E2'] as const);
  const name = played.find((period) => minute <= periods[period].start + periods[period].length);
  const { key, start, length } = periods[name ?? (duration === 'Regular' ? '2H' : 'E2')];
  const end = start + length;
  return minute <= end
    ? { period: key, minute, added: null }
    : { period: key, minute: end, added: minute - end };
}
