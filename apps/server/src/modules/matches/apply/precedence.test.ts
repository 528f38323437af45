import { feedFormats } from '@xiongmao/api/feeds/messages';
import { expect, test } from 'vitest';
import { rankOf } from './precedence.ts';

test.each(feedFormats)(
  'Of a match that files of %s and a live feed tell, the feed is shown',
  (format) => {
    expect(rankOf('acme')).toBeLessThan(rankOf(format));
  },
);
