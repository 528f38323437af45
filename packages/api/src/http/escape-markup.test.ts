import { expect, test } from 'vitest';
import { escapeMarkup } from './escape-markup.ts';

test('Text stands in markup as it is read, within quotes of either kind as well', () => {
  expect(escapeMarkup(`<a href="x" title='y'>R&B</a>`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;R&amp;B&lt;/a&gt;',
  );
  expect(escapeMarkup('Łódź 2–1')).toBe('Łódź 2–1');
});
