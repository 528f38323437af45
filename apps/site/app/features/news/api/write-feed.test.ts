import type { ArticleCard } from '@xiongmao/api/news/shapes';
import { expect, test } from 'vitest';
import { writeFeed } from './write-feed.ts';

const article = {
  id: 12,
  title: 'Ants & <Bees>',
  summary: 'A "draw"\u0007 ]]>',
  publishedAt: '2026-03-01T12:00:00.000Z',
  author: { id: 7, username: 'editor', avatar: null },
  link: 'https://site.example/news/soccer/12',
} as unknown as ArticleCard & { link: string };

test('A feed has each article with its address, and no sign that would break it', () => {
  const given = {
    title: 'News',
    description: 'Of <all> games',
    link: 'https://site.example/news',
    language: 'en-US',
  };
  const feed = writeFeed({ ...given, items: [article] });
  expect(feed).toContain('<title>News</title>');
  expect(feed).toContain('<description>Of &lt;all&gt; games</description>');
  expect(feed).toContain('<title>Ants &amp; &lt;Bees&gt;</title>');
  expect(feed).toContain('<description>A &quot;draw&quot; ]]&gt;</description>');
  expect(feed).toContain('<link>https://site.example/news/soccer/12</link>');
  expect(feed).toContain('<pubDate>Sun, 01 Mar 2026 12:00:00 GMT</pubDate>');
  expect(feed).toContain('<guid isPermaLink="false">article-12</guid>');
  expect(feed).not.toContain('\u0007');
});
