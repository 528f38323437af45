import type { Lobby } from '@xiongmao/api/matches/shapes';
import { i18nOf } from '@xiongmao/i18n/node';
import { I18nProvider } from '@xiongmao/i18n/use-translation';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AppProvider } from '#app/platform/app-context.ts';
import { LobbyStanding } from './lobby-standing.tsx';

const team = { id: 7, name: 'Ferrets', undecided: true };
const round = { key: 'game1', map: null };
const results = [{ teamId: 7, placement: 1, kills: 4, alive: null }];

function cells(played: Lobby['played']): string[] {
  const lobby = {
    ...{ rounds: 6, teamSize: 4, placementPoints: [10], killPoints: 1 },
    ...{ teams: [{ team, players: [] }], played },
  } as unknown as Lobby;
  const html = renderToStaticMarkup(
    <AppProvider value={{ viewer: { locale: 'en_US' } } as never}>
      <I18nProvider value={i18nOf('en_US')}>
        <LobbyStanding lobby={lobby} />
      </I18nProvider>
    </AppProvider>,
  );
  return [...html.matchAll(/<td[^>]*>([^<]*)<\/td>/g)].map(([, text]) => text!);
}

it('places teams once there is a round of theirs', () => {
  expect(cells([{ ...round, results }])).toEqual(['1', '14', '1', '10', '4', '14']);
  expect(cells([])).toEqual([]);
});
