import type { MatchDetail } from '@xiongmao/api/matches/shapes';
import { type Locale, locales } from '@xiongmao/i18n/locales';
import { i18nOf } from '@xiongmao/i18n/node';
import { I18nProvider } from '@xiongmao/i18n/use-translation';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import Situation from './situation.tsx';

function read(down: string, locale: Locale): string {
  const columns = [{ key: 'down', home: '', away: down }];
  const detail = {
    match: { gameId: 209, state: { status: 'live', phase: 'q3', columns } },
    home: { name: 'Green Bay Packers', abbr: 'GB' },
    away: { name: 'Chicago Bears', abbr: null },
  };
  const html = renderToStaticMarkup(
    <I18nProvider value={i18nOf(locale)}>
      <Situation detail={detail as unknown as MatchDetail} />
    </I18nProvider>,
  );
  return html.replace(/<[^>]+>/g, '').trim();
}

test('The down is told in the words of the reader, with the yard line in whose half it lies', () => {
  expect(read('3-6-69', 'en_US')).toBe('3rd &amp; 6 · GB 31');
  expect(read('3-6-69', 'zh_CN')).toBe('三档6码 · GB 31码线');
  expect(read('1-10-20', 'zh_tw')).toBe('一檔10碼 · Chicago Bears 20碼線');
  expect(read('2-7-50', 'ar')).toBe('الداون الثاني و7 · منتصف الملعب');
});

test('A down of which the place is not known is told without it, one of older messages too', () => {
  expect(read('4-1', 'en_US')).toBe('4th &amp; 1');
  expect(read('3 & 6 · GB 31', 'de')).toBe('3rd &amp; 6');
  expect(read('', 'en_US')).toBe('');
});

test('No language shows it as it is sent', () => {
  for (const locale of locales) expect(read('3-6-69', locale)).not.toMatch(/3-6|^3 &/);
});
