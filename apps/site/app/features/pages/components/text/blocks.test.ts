import { expect, test } from 'vitest';
import { blocksOf } from './blocks.ts';

test('Lines are paragraphs, and those with a dash lists between them', () => {
  expect(blocksOf('First:\n- one\n- two\nThen.\n- three')).toEqual([
    { kind: 'paragraph', text: 'First:' },
    { kind: 'list', items: ['one', 'two'] },
    { kind: 'paragraph', text: 'Then.' },
    { kind: 'list', items: ['three'] },
  ]);
});
