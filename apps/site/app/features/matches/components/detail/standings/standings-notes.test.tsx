import type { Standings } from '@xiongmao/api/matches/shapes';
import { i18nOf } from '@xiongmao/i18n/node';
import { I18nProvider } from '@xiongmao/i18n/use-translation';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { StandingsNotes } from './standings-notes.tsx';

const [soccer, volleyball] = [202, 206];

function read(gameId: number): string {
  const table = {
    rows: [{ points: 3, adjustment: 0 }],
    order: ['points', 'average', 'difference', 'scored'],
    orderKnown: true,
    unknown: 0,
    leftOut: 0,
  };
  return renderToStaticMarkup(
    <I18nProvider value={i18nOf('en_US')}>
      <StandingsNotes table={table as unknown as Standings['groups'][number]} gameId={gameId} />
    </I18nProvider>,
  );
}

it('tells what orders a table in the words of its sport', () => {
  expect(read(soccer)).toContain('Points · Goal average · Goal difference · Goals for');
  expect(read(volleyball)).toContain('Points · Set ratio · Set difference · Sets won');
});
