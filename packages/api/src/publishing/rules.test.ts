import { expect, test } from 'vitest';
import {
  origins,
  type PublicationKind,
  type PublicationState,
  publicationEvents,
  publicationStates,
  transitions,
} from './rules.ts';

const kinds: readonly PublicationKind[] = ['article', 'video'];
const all = kinds.flatMap((of) => origins.map((origin) => ({ of, origin })));
const of = (one: (typeof all)[number]) =>
  transitions.filter(
    (each) => (each.of ?? one.of) === one.of && (each.origin ?? one.origin) === one.origin,
  );
const sorted = (names: Iterable<string>) => [...names].sort();

test.each(all)(
  'Every state that an $of of the $origin is to have can be reached, and left',
  (one) => {
    const own = of(one);
    const reached = new Set<PublicationState>(['draft']);
    for (let before = 0; before < reached.size; ) {
      before = reached.size;
      for (const { from, to } of own) if (reached.has(from)) reached.add(to);
    }
    // Editors review no videos of each other.
    const unknown = one.of === 'video' && one.origin === 'desk' ? ['review', 'refused'] : [];
    expect(sorted([...reached, ...unknown])).toEqual(sorted(publicationStates));
    for (const state of reached) expect(own.map(({ from }) => from)).toContain(state);
  },
);

test.each(all)(
  'Of one state of an $of of the $origin, an event and actor only one thing comes',
  (one) => {
    const keys = of(one).map(({ from, event, by }) => `${from} ${event} ${by}`);
    expect(new Set(keys).size).toBe(keys.length);
  },
);

test('Every event happens', () => {
  expect(sorted(new Set(transitions.map(({ event }) => event)))).toEqual(sorted(publicationEvents));
});

test('Only a desk publishes what the studio made, and only out of review', () => {
  const published = transitions.filter(
    ({ to, event, origin }) => to === 'published' && event !== 'restore' && origin !== 'desk',
  );
  expect(published.map(({ by }) => by)).not.toContain('author');
  expect(sorted(new Set(published.map(({ from }) => from)))).toEqual(['review', 'scheduled']);
});

test('What was taken down is published again by who decides on claims, and by nobody else', () => {
  expect(transitions.filter(({ from }) => from === 'takenDown')).toEqual([
    { from: 'takenDown', event: 'restore', to: 'published', by: 'claim' },
    { from: 'takenDown', event: 'putBack', to: 'withdrawn', by: 'claim' },
  ]);
});

test('Wherever it was put, it can be taken down', () => {
  const taken = transitions.filter(({ event }) => event === 'takeDown');
  expect(sorted([...taken.map(({ from }) => from), 'takenDown'])).toEqual(
    sorted(publicationStates),
  );
});
