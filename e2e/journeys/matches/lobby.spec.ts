import type { LobbyMessage } from '@xiongmao/api/feeds/messages';
import { fromNow, minutes } from '../../support/matches/matches.ts';
import { expect, test } from '../../support/test.ts';

type Played = Record<string, readonly [placement: number | null, kills: number][]>;

/** Teams with their rounds. */
function lobby(teams: Played): Pick<LobbyMessage, 'type' | 'lobby'> {
  const rounds = Math.max(...Object.values(teams).map((played) => played.length));
  return {
    type: 'lobby',
    lobby: {
      rounds: 5,
      teamSize: 4,
      placementPoints: [10, 6, 5],
      killPoints: 1,
      teams: Object.keys(teams).map((name) => ({ id: name, name, players: [] })),
      played: Array.from({ length: rounds }, (_, index) => ({
        key: `game${index + 1}`,
        map: ['Erangel', 'Miramar'][index] ?? null,
        results: Object.entries(teams).flatMap(([teamId, played]) => {
          const [placement, kills] = played[index] ?? [null, 0];
          return { teamId, placement, kills, alive: placement === null ? 4 : 0 };
        }),
      })),
    },
  };
}

const begun = { score: null, phase: 'game1' } as const;
const plain = (title: string) => title.replace(/[\u2066-\u2069]/g, '');

test('A lobby has a scoreboard of its own that goes on while one looks', async ({
  page,
  match,
}) => {
  const game = await match(
    { lobby: true, gameId: 5, round: 'Day 3', startsAt: fromNow(-minutes(5)) },
    begun,
  );
  await game.tell(lobby({ Ants: [[2, 3]], Bees: [[1, 1]], Cats: [[3, 0]] }));
  await page.goto(game.path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${game.league} · Day 3`);
  const standing = page.getByRole('table', { name: 'Overall standings' }).getByRole('row');
  await expect(standing).toHaveText([/Team/, /1.*Bees.*11$/, /2.*Ants.*9$/, /3.*Cats.*5$/]);
  await expect.poll(async () => plain(await page.title())).toContain('11 Bees');

  await game.state({ ...begun, phase: 'game2' });
  await game.tell(
    lobby({
      Ants: [
        [2, 3],
        [null, 4],
      ],
      Bees: [
        [1, 1],
        [3, 0],
      ],
      Cats: [
        [3, 0],
        [null, 0],
      ],
    }),
  );
  await expect(standing.nth(1)).toContainText('Bees');
  await expect(standing.nth(1)).toContainText('16');
  await expect(page.getByRole('main')).toContainText('Round 2 of 5');
  const second = page.getByRole('table', { name: 'Round 2 · Miramar' }).getByRole('row');
  // Who is still in stands above who is out.
  await expect(second).toHaveText([/Team/, /–.*Ants/, /–.*Cats/, /3.*Bees/]);
});

test('A list shows who leads a lobby, and how far it is', async ({ page, match }) => {
  const game = await match(
    { lobby: true, gameId: 5, round: 'Day 4', startsAt: fromNow(-minutes(5)) },
    begun,
  );
  await game.tell(lobby({ Ants: [], Bees: [] }));
  await page.goto('/match/pubg');
  const row = page.getByRole('link').and(page.locator(`[href="${game.path}"]`));
  await expect(row).toContainText('Day 4');
  await expect(row).toContainText('2 teams · 5 rounds');
  await game.tell(lobby({ Ants: [[null, 2]], Bees: [[null, 0]] }));
  await expect(row).toContainText('Ants');
  await expect(row).toContainText('2 teams · Round 1 of 5');
  await expect(page.getByRole('button', { name: 'Add Day 4 to favourites' })).toBeVisible();
  await row.click();
  await expect(page).toHaveURL(game.path);
  await expect(page.getByRole('table', { name: 'Overall standings' })).toBeVisible();
});
