import { describe, expect, test } from 'vitest';
import { articleBody, cardsIn, textOf } from './document.ts';
import { hostileBlocks } from './hostile-blocks.ts';

const doc = (...content: unknown[]) => ({ type: 'doc', content });
const words = (text: string, ...marks: unknown[]) => ({ type: 'text', text, marks });
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content });
const link = (href: string) => ({ type: 'link', attrs: { href } });
const list = (...content: unknown[]) => ({
  type: 'bulletList',
  content: [{ type: 'listItem', content }],
});
const isTaken = (body: unknown) => articleBody.safeParse(body).success;

describe('The body of an article', () => {
  test('holds all that an editor can write', () => {
    const body = doc(
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Form' }] },
      paragraph(
        words('See ', { type: 'bold' }),
        { type: 'hardBreak' },
        words('here', link('/soccer/12')),
      ),
      list(paragraph(words('One')), list(paragraph(words('Within')))),
      {
        type: 'orderedList',
        attrs: { start: 3 },
        content: [{ type: 'listItem', content: [{ type: 'paragraph' }] }],
      },
      { type: 'blockquote', content: [paragraph(words('Said'))] },
      { type: 'horizontalRule' },
      { type: 'image', attrs: { id: 1, alt: 'A goal' } },
      { type: 'matchCard', attrs: { id: 7 } },
      { type: 'teamCard', attrs: { id: 8 } },
      { type: 'playerCard', attrs: { id: 9 } },
      { type: 'planCard', attrs: { id: 10 } },
      { type: 'matchCard', attrs: { id: 7 } },
    );
    const taken = articleBody.parse(body);
    expect(taken).toEqual(body);
    expect(cardsIn(taken)).toEqual([
      { kind: 'match', id: 7 },
      { kind: 'team', id: 8 },
      { kind: 'player', id: 9 },
      { kind: 'plan', id: 10 },
    ]);
    expect(textOf(taken)).toContain('See');
    expect(textOf(taken)).toContain('Within');
  });

  test.each(hostileBlocks.map((block) => [JSON.stringify(block).slice(0, 100), block]))(
    'refuses what nobody can write there: %s',
    (_, block) => {
      expect(isTaken(doc(paragraph(words('Before'))))).toBe(true);
      expect(isTaken(doc(paragraph(words('Before')), block))).toBe(false);
    },
  );

  test.each([
    'https://example.org/a?b=c#d',
    'http://example.org',
    '/soccer/12',
    '/expert/plan/3?x=1',
  ])('links to %s', (href) => expect(isTaken(doc(paragraph(words('x', link(href)))))).toBe(true));

  test('is bounded: depth, nodes, text, cards', () => {
    const nested = (depth: number): unknown =>
      depth === 0 ? paragraph(words('x')) : list(nested(depth - 1));
    expect(isTaken(doc(nested(5)))).toBe(true);
    expect(isTaken(doc(nested(6)))).toBe(false);
    expect(isTaken(doc(nested(4_000)))).toBe(false);
    const many = (count: number, block: unknown) => doc(...Array(count).fill(block));
    expect(isTaken(many(1_000, paragraph()))).toBe(true);
    expect(isTaken(many(1_001, paragraph()))).toBe(false);
    expect(isTaken(many(900, paragraph(...Array(5).fill(words('x')))))).toBe(false);
    expect(isTaken(many(4, paragraph(words('x'.repeat(16_000)))))).toBe(false);
    expect(isTaken(many(41, { type: 'matchCard', attrs: { id: 1 } }))).toBe(false);
    expect(isTaken(many(41, { type: 'image', attrs: { id: 1, alt: 'x' } }))).toBe(false);
    expect(isTaken(doc())).toBe(false);
  });
});
