import { expect, test } from 'vitest';
import type { OwnArticle } from '../../contract.ts';
import { asValues, toSend } from './values.ts';

const body = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'They won.' }] }],
};
const match = { kind: 'match', id: 7, name: 'Ants – Bees', gameId: 202, startsAt: null };
const article = {
  ...{ id: 1, locale: 'en_US', title: 'Form', summary: 'Who wins', body, gameId: 202 },
  ...{ coverId: 5, cover: '/cover.webp' },
  links: [
    { kind: 'match', id: 7 },
    { kind: 'team', id: 8 },
  ],
  named: [match],
} as unknown as OwnArticle;

test('A form shows what is linked by name, and sends what it was given', () => {
  const values = asValues(article);
  expect(values.links).toEqual([match, { kind: 'team', id: 8 }]);
  expect(values.coverId).toEqual({ id: 5, address: '/cover.webp' });
  const { title, summary, gameId, coverId, links } = article;
  expect(toSend(values)).toEqual({ title, summary, body, gameId, coverId, links });
});
