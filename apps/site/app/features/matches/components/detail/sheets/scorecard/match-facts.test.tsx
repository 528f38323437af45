import type { MatchDetail } from '@xiongmao/api/matches/shapes';
import type { ScorecardSheet } from '@xiongmao/api/matches/sheets/scorecard/scorecard';
import { i18nOf } from '@xiongmao/i18n/node';
import { I18nProvider } from '@xiongmao/i18n/use-translation';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AppProvider } from '#app/platform/app-context.ts';
import { MatchFacts } from './match-facts.tsx';

it('keeps each name of a list whole, whichever way the list runs', () => {
  const sheet = {
    toss: null,
    officials: {
      umpires: ['Ann Lee', 'Bea Ray'],
      tvUmpires: [],
      reserveUmpires: [],
      matchReferees: [],
    },
    playersOfMatch: [],
    bowlOut: [],
    format: null,
  };
  const html = renderToStaticMarkup(
    <I18nProvider value={i18nOf('ar')}>
      <AppProvider value={{ viewer: { locale: 'ar' } } as never}>
        <MatchFacts detail={{} as MatchDetail} sheet={sheet as unknown as ScorecardSheet} />
      </AppProvider>
    </I18nProvider>,
  );
  expect(html).toContain('\u2068Ann Lee\u2069 و\u2068Bea Ray\u2069');
});
