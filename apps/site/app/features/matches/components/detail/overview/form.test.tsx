import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { HeadToHead, MatchDetail } from '@xiongmao/api/matches/shapes';
import { i18nOf } from '@xiongmao/i18n/node';
import { I18nProvider } from '@xiongmao/i18n/use-translation';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { AppProvider } from '#app/platform/app-context.ts';
import { headToHeadQuery } from '../../../api/match-queries.ts';
import { Form } from './form.tsx';

const teams = { 1: { id: 1, name: 'Lions' }, 2: { id: 2, name: 'Phoenix' } };
const match = (id: number, state: object) => ({ id, gameId: 202, homeId: 1, awayId: 2, state });
const plain = { status: 'ended', phase: null, periods: [], columns: [] };
const won = { ...plain, score: { home: 2, away: 1 }, winner: 'home' };
const hidden = { ...plain, score: null, winner: null, concealed: true };

function render(state: object): string {
  const api = {} as never;
  const client = new QueryClient();
  const board = { matches: [match(7, state)], teams };
  const answer = { home: board, away: board } as unknown as HeadToHead;
  client.setQueryData(headToHeadQuery(api, 9).queryKey, answer);
  const [home, away] = [teams[1], teams[2]];
  const detail = { match: { id: 9, gameId: 202 }, home, away } as unknown as MatchDetail;
  const element = (
    <QueryClientProvider client={client}>
      <AppProvider value={{ api, viewer: { locale: 'en_US' } } as never}>
        <I18nProvider value={i18nOf('en_US')}>
          <Form detail={detail} />
        </I18nProvider>
      </AppProvider>
    </QueryClientProvider>
  );
  const router = createMemoryRouter([{ path: '*', element }], { hydrationData: {} });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test('Recent form is told by results', () => {
  expect(render(won)).toContain('aria-label="Lions 2, Phoenix 1');
});

test('Where the results are hidden, there is no card', () => {
  expect(render(hidden)).toBe('');
});
