import { sports } from '@xiongmao/api/catalogue/sports';
import type { FeedMessage, IncidentItem, LobbyMessage } from '@xiongmao/api/feeds/messages';
import { expect, it } from 'vitest';
import { contradictionsIn, type Known } from '#modules/matches/index.ts';
import type { Script } from './script.ts';
import { scriptsOf } from './testing/days.ts';

it('the demo agrees with itself at every moment of every match', () => {
  const faults = scriptsOf('2026-03-07', 1).flatMap((script) => {
    const sport = sports[script.plan.game.sport];
    for (const known of momentsOf(script)) {
      const [fault] = contradictionsIn(known, sport);
      if (fault) return [{ match: script.plan.id, ...fault }];
    }
    return [];
  });
  expect(faults).toEqual([]);
});

/** What is known after each moment at which something is told. */
function* momentsOf({ facts }: Script): Iterable<Known> {
  const items = new Map<string, IncidentItem>();
  let known: Known | null = null;
  for (const [index, { at, message }] of facts.entries()) {
    known = after(known, message, items);
    if (known && facts[index + 1]?.at !== at) yield known;
  }
}

function after(
  known: Known | null,
  message: FeedMessage,
  items: Map<string, IncidentItem>,
): Known | null {
  if (message.type === 'state') {
    const nothing = { isEarly: false, entries: [], statistics: [], sheet: [], lobby: null };
    return { scorecard: null, drive: null, faults: 0, ...nothing, ...known, ...message.state };
  }
  if (!known) return null;
  if (message.type === 'statistics') return { ...known, statistics: message.statistics };
  if (message.type === 'sheet') {
    return { ...known, scorecard: message.sheet.kind === 'scorecard' ? message.sheet : null };
  }
  if (message.type === 'lobby') return { ...known, lobby: lobbyOf(message.lobby) };
  if (message.type !== 'incidents') return known;
  for (const item of message.items) items.set(item.key, item);
  const current = [...items.values()].filter(({ withdrawn }) => !withdrawn);
  return { ...known, entries: current.sort((a, b) => a.order - b.order) };
}

/** Teams by their places in the list instead of the source's ids. */
function lobbyOf({ teams, played, ...rules }: LobbyMessage['lobby']): Known['lobby'] {
  const ids = teams.map(({ id }) => id);
  const results = (round: (typeof played)[number]) =>
    round.results.map((result) => ({ ...result, teamId: ids.indexOf(result.teamId) }));
  return { ...rules, played: played.map((round) => ({ ...round, results: results(round) })) };
}
