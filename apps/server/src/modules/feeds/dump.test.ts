import { expect, test } from 'vitest';
import { testDatabase } from '#testing/database.ts';
import { lobbyFixtureOf, lobbyOf } from '#testing/factories.ts';
import { dump } from './dump.ts';
import { ingest } from './ingest/ingest.ts';

test('A dump tells how the teams of a lobby stand, and no sides', async () => {
  const { db } = await testDatabase();
  await db.transaction((tx) =>
    ingest(
      tx,
      [
        lobbyFixtureOf('final', '2026-05-01T12:00:00Z'),
        lobbyOf('final', 1, { Ants: [[2, 1]], Bees: [[1, 4]], Cats: [[3, 0]] }),
      ],
      { source: 'test', now: new Date('2026-05-01T13:00:00Z') },
    ),
  );
  const lines: string[] = [];
  await dump(db, 'test', (line) => lines.push(line));
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    {
      sourceId: 'final',
      home: null,
      away: null,
      score: null,
      lobby: {
        rounds: 5,
        played: 1,
        teams: [
          { rank: 1, name: 'Bees', points: 14, kills: 4 },
          { rank: 2, name: 'Ants', points: 7, kills: 1 },
          { rank: 3, name: 'Cats', points: 5, kills: 0 },
        ],
      },
    },
  ]);
});
