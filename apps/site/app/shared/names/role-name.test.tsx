import { gameByName } from '@xiongmao/api/catalogue/games';
import type { Locale } from '@xiongmao/i18n/locales';
import { i18nOf } from '@xiongmao/i18n/node';
import { I18nProvider } from '@xiongmao/i18n/use-translation';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PositionName } from './role-name.tsx';

const said = (locale: Locale, game: string, role: string) =>
  renderToStaticMarkup(
    <I18nProvider value={i18nOf(locale)}>
      <PositionName role={role} gameId={gameByName(game)!.gameId} />
    </I18nProvider>,
  );

test('A role is called as players of the language call it, and else as its source does', () => {
  expect(said('pt', 'valorant', 'Controller')).toBe('Controlador');
  expect(said('zh_tw', 'dota2', 'Hard support')).toBe('五號位');
  expect(said('pt', 'dota2', 'Hard support')).toBe('Hard support');
  expect(said('nl', 'valorant', 'Duelist')).toBe('Duelist');
  expect(said('pt', 'valorant', 'Flex')).toBe('Flex');
  expect(said('pt', 'cs:go', 'Sentinel')).toBe('Sentinel');
  expect(said('pt', 'soccer', 'GK')).toBe('Goleiro');
});
