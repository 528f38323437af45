import type { Incident, MatchDetail } from '@xiongmao/api/matches/shapes';
import type { Locale } from '@xiongmao/i18n/locales';
import { i18nOf } from '@xiongmao/i18n/node';
import { I18nProvider } from '@xiongmao/i18n/use-translation';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { IncidentRow } from './incident-row.tsx';

function read(gameId: number, given: Partial<Incident>, locale: Locale = 'en_US'): string {
  const entry = {
    minute: null,
    seconds: null,
    side: 'home',
    player: 'Ann',
    other: null,
    text: null,
    state: 'current',
    ...given,
  } as Incident;
  const team = (name: string) => ({ id: 1, name, abbr: null, country: null });
  const detail = { match: { gameId }, home: team('Lions'), away: team('Phoenix') };
  const html = renderToStaticMarkup(
    <I18nProvider value={i18nOf(locale)}>
      <IncidentRow entry={entry} detail={detail as unknown as MatchDetail} score={null} worded />
    </I18nProvider>,
  );
  return html
    .replace(/<span class="sr-only">.*?<\/span>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

it('tells cricket in its own words, with the over', () => {
  const at = { minute: 36, added: 4, other: 'Bea' };
  expect(read(210, { kind: 'run', text: '4', ...at })).toBe('36.4 Ann · Four off Bea');
  expect(read(210, { kind: 'run', text: '6', ...at }, 'zh_CN')).toBe('36.4 Ann · 六分球 投手：Bea');
  expect(read(210, { kind: 'wicket', text: 'caught, Cil', ...at })).toBe(
    '36.4 Ann · Wicket Caught, Cil · b Bea',
  );
  expect(read(210, { kind: 'wicket', ...at }, 'ar')).toBe('36.4 Ann · ويكيت الرامي: Bea');
});

it('says who of the other side had a part, and leaves out a part nobody tells', () => {
  expect(read(202, { kind: 'yellowCard', other: 'Bea' })).toBe('Ann · Yellow card Fouled: Bea');
  expect(read(201, { kind: 'foul', other: 'Bea' })).toBe('Ann · Foul Fouled: Bea');
  expect(read(201, { kind: 'shotMissed', text: '3', other: 'Bea' })).toBe(
    'Ann · Missed three-pointer Blocked by Bea',
  );
  expect(read(201, { kind: 'jumpBall', other: 'Bea' })).toBe('Ann · Jump ball');
});

it('calls runs and points what they were', () => {
  expect(read(205, { kind: 'run', text: 'Home run' })).toBe('Ann · Home run');
  expect(read(209, { kind: 'point', text: 'Extra point' }, 'zh_CN')).toBe('Ann · 附加分');
  expect(read(206, { kind: 'point', text: '12–9' })).toBe('Ann · Point 12–9');
});

it('tells who won a set, and that a half is over', () => {
  expect(read(203, { kind: 'periodEnd', period: 'set2', player: null })).toBe('Lions · Set 2 won');
  const half = { kind: 'periodEnd', period: 'h1', side: null, player: null } as const;
  expect(read(202, half)).toBe('1st half ends');
});
