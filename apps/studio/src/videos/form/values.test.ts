import { expect, test } from 'vitest';
import type { OwnVideo } from '../../contract.ts';
import { asValues, toSend } from './values.ts';

const video = {
  ...{ locale: 'en_US', title: 'The goal', neutralTitle: null, description: 'A goal.' },
  ...{ kind: 'highlight', gameId: 202, match: { id: 7, incident: 'goal-1' } },
  matchName: 'Ants – Bees',
} as OwnVideo;

test('A form shows a match by its sides, and sends its number and its moment', () => {
  const values = asValues(video);
  expect(values.match).toEqual({ id: 7, gameId: 202, name: 'Ants – Bees' });
  expect(toSend(values)).toMatchObject({
    ...{ matchId: 7, incident: 'goal-1', neutralTitle: null, description: 'A goal.' },
  });
});

test('What is no highlight, or of no match, is of no moment', () => {
  const values = asValues(video);
  expect(toSend({ ...values, kind: 'clip' }).incident).toBeNull();
  expect(toSend({ ...values, match: null })).toMatchObject({ matchId: null, incident: null });
});
