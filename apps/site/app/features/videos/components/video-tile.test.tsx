import type { Video } from '@xiongmao/api/videos/shapes';
import type { Locale } from '@xiongmao/i18n/locales';
import { i18nOf } from '@xiongmao/i18n/node';
import { I18nProvider } from '@xiongmao/i18n/use-translation';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { AppProvider } from '#app/platform/app-context.ts';
import { RenderedAt } from '#app/platform/ticking.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import { ZoneProvider } from '#app/platform/zone.tsx';
import { VideoTile } from './list/video-tile.tsx';
import { VideoStage } from './page/video-stage.tsx';

const now = Date.parse('2026-05-01T12:00:00Z');
const poster = { address: '/uploads/goal.webp', width: 1280, height: 720 };
const video = {
  ...{ id: 12, kind: 'highlight', gameId: 202, locale: 'en_US', seconds: 83 },
  ...{ title: 'The late winner', poster, publishedAt: '2026-05-01T09:00:00.000Z' },
  author: { id: 7, username: 'Ann', avatar: null },
  ...{ views: 1234, likes: 0, comments: 0, match: null },
  play: { playlist: 'http://media/vod/k/master.m3u8', file: null, sheet: null, captions: [] },
} as unknown as Video;

function render(node: ReactNode, locale: Locale = 'en_US'): string {
  const viewer = { locale, zone: 'UTC' } as Viewer;
  const element = (
    <AppProvider value={{ viewer } as never}>
      <I18nProvider value={i18nOf(locale)}>
        <ZoneProvider>
          <RenderedAt value={now}>{node}</RenderedAt>
        </ZoneProvider>
      </I18nProvider>
    </AppProvider>
  );
  const router = createMemoryRouter([{ path: '*', element }], { hydrationData: {} });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}
const read = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

test('A tile says what it is, how long, how often it was seen and when it came', () => {
  expect(read(render(<VideoTile video={video} />))).toBe(
    'Length 1:23 1:23 The late winner Ann 1.2k views 3 hours ago',
  );
  expect(read(render(<VideoTile video={video} withGame />, 'zh_CN'))).toContain(
    '足球 Ann 1.2k次播放',
  );
});

test('Given another face it shows nothing of its own', () => {
  const face = { title: 'Lions – Phoenix', poster: { ...poster, address: '/uploads/drawn.webp' } };
  const html = render(<VideoTile video={video} face={{ ...face, locale: 'en_US' }} />);
  expect(html).toContain('Lions – Phoenix');
  expect(html).toContain('/uploads/drawn.webp');
  expect(html).not.toContain('late winner');
  expect(html).not.toContain('/uploads/goal.webp');
});

test('A title stands in its own language, on whatever page', () => {
  expect(render(<VideoTile video={{ ...video, locale: 'ar' }} />)).toContain(
    '<span lang="ar" dir="rtl">The late winner</span>',
  );
});

test('Without a poster it has its game’s picture', () => {
  expect(render(<VideoTile video={{ ...video, poster: null }} />)).toMatch(
    /<img src="\/[^"]*soccer/,
  );
});

test('A page begins with the poster and a way to play it, and with no player', () => {
  const html = render(<VideoStage video={video} />);
  expect(html).toContain('aria-label="Play: The late winner · 1:23"');
  expect(html).toContain('/uploads/goal.webp');
  expect(html).not.toContain('<video');
});

test('The sign to play points the same way in every language', () => {
  expect(render(<VideoStage video={video} />, 'ar')).not.toContain('scale-x');
});
