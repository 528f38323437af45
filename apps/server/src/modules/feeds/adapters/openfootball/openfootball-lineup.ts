import type { Lineup } from '@xiongmao/api/matches/shapes';
import { z } from 'zod';
import { faultOf, momentOf, type Reject, shortId, timed } from './openfootball-entries.ts';

const player = z.object({ name: z.string().trim().min(1).max(120) });
const squad = z.compile(
  z.object({
    starter: z.array(player).max(40),
    bench: z.array(player).max(40).nullish(),
    // A change that makes no sense is rejected where the timeline is read.
    subs: z.array(timed.extend({ on: z.string(), off: z.string().nullish() })).catch([]),
  }),
);

/** The line-ups of a match's two sides, whose ids are given, where the file tells them. */
export function readLineups(raw: unknown, teams: [string, string], reject: Reject): Lineup[] {
  if (!Array.isArray(raw)) return [];
  return teams.flatMap((teamId, index) => {
    const read = squad.safeParse(raw[index]);
    if (read.success) return [lineupOf(index === 0 ? 'home' : 'away', teamId, read.data)];
    reject(`lineup[${index}]`, faultOf(read.error), raw[index]);
    return [];
  });
}

function lineupOf(
  side: Lineup['side'],
  teamId: string,
  { starter, bench, subs }: z.output<typeof squad>,
): Lineup {
  const came = new Map(subs.map((change) => [change.on, momentOf(change).minute]));
  const went = new Map(subs.map((change) => [change.off, momentOf(change).minute]));
  const names = [
    ...starter.map(({ name }) => ({ name, starter: true })),
    ...(bench ?? []).map(({ name }) => ({ name, starter: false })),
  ];
  return {
    side,
    formation: null,
    coach: null,
    players: names.map(({ name, starter }) => ({
      // Names are all there is: a namesake in another team is another player.
      playerId: shortId(`${teamId}/${name}`, 60),
      name,
      number: null,
      position: null,
      starter,
      cameOn: starter ? null : (came.get(name) ?? null),
      wentOff: went.get(name) ?? null,
      statistics: {},
    })),
  };
}
