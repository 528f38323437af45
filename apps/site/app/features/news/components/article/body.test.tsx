import { QueryClient } from '@tanstack/react-query';
import { createClient } from '@xiongmao/api/client';
import type { PlanCard } from '@xiongmao/api/experts/shapes';
import type { RuntimeConfig } from '@xiongmao/api/hosting/config/config';
import type { Block } from '@xiongmao/api/news/document';
import { hostileBlocks } from '@xiongmao/api/news/hostile-blocks';
import { i18nOf } from '@xiongmao/i18n/node';
import { I18nProvider } from '@xiongmao/i18n/use-translation';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import { AppProvider } from '#app/platform/app-context.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import { Body } from './body.tsx';

const app = {
  config: {} as RuntimeConfig,
  viewer: { locale: 'en_US' } as unknown as Viewer,
  api: createClient({ language: () => 'en_US' }),
  queries: new QueryClient(),
};

const picture = { address: '/uploads/aa/x.webp', width: 16, height: 9 };
const cards = {
  board: { version: 0, leagues: {}, teams: {}, matches: [] },
  players: {},
  leagues: {},
  plans: {},
};
const plan = { id: 10, title: 'The home side wins' } as PlanCard;
const teams = { 8: { id: 8, gameId: 202, name: '<b>Ants</b>', abbr: null, country: null } };

function html(...content: unknown[]): string {
  const body = { type: 'doc' as const, content: content as Block[] };
  const article = {
    body,
    pictures: { 1: picture },
    cards: { ...cards, teams, plans: { 10: plan } },
  };
  return renderToStaticMarkup(
    <I18nProvider value={i18nOf('en_US')}>
      <AppProvider value={app}>
        <MemoryRouter>
          <Body
            article={article}
            Match={({ id }) => <i>match {id}</i>}
            Plan={({ plan: { title } }) => <i>plan {title}</i>}
          />
        </MemoryRouter>
      </AppProvider>
    </I18nProvider>,
  );
}

const text = (value: string, ...marks: unknown[]) => ({ type: 'text', text: value, marks });
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content });

/** What would run, load or lead anywhere but to where a link may lead. */
const harm =
  /<(script|iframe|object|embed|svg|style|link|meta|base|form|html)\b|\son\w+=|\sstyle=|javascript:|vbscript:|data:|srcdoc|\shref="(?!\/(?!\/)|https?:\/\/)|\ssrc="(?!\/uploads\/)/i;

describe('The body of an article', () => {
  test('is shown node by node', () => {
    const shown = html(
      { type: 'heading', attrs: { level: 2 }, content: [text('Form')] },
      paragraph(text('Bold', { type: 'bold' }, { type: 'italic' }), { type: 'hardBreak' }),
      {
        type: 'orderedList',
        attrs: { start: 3 },
        content: [{ type: 'listItem', content: [paragraph(text('Third'))] }],
      },
      { type: 'image', attrs: { id: 1, alt: 'The "ground"' } },
      { type: 'matchCard', attrs: { id: 7 } },
      { type: 'teamCard', attrs: { id: 8 } },
      { type: 'planCard', attrs: { id: 10 } },
    );
    expect(shown).toContain('Form</h2>');
    expect(shown).toContain('<em><strong>Bold</strong></em>');
    expect(shown).toContain('<ol start="3"');
    expect(shown).toContain('src="/uploads/aa/x.webp"');
    expect(shown).toContain('alt="The &quot;ground&quot;"');
    expect(shown).toContain('<div lang="en-US" dir="ltr"><i>match 7</i></div>');
    expect(shown).toContain('plan The home side wins');
    expect(shown).toContain('&lt;b&gt;Ants&lt;/b&gt;');
  });

  test('leads out of the site without a word of where from, and within it through the router', () => {
    const link = (href: string) => paragraph(text('x', { type: 'link', attrs: { href } }));
    expect(html(link('https://example.org/'))).toContain('rel="nofollow noreferrer"');
    expect(html(link('/soccer/12'))).toContain('href="/soccer/12"');
  });

  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '"><svg onload=alert(1)>',
    '&lt;script&gt;',
  ])('shows markup as the text that it is: %s', (value) => {
    const shown = html(paragraph(text(value)));
    expect(shown.replace(/&lt;.*&gt;/g, '')).not.toMatch(harm);
    expect(shown).not.toContain(value.includes('<') ? value : '<script');
  });

  // The server refuses them; a page does no harm with them either.
  test.each(hostileBlocks.map((block) => [JSON.stringify(block).slice(0, 100), block]))(
    'does no harm with %s',
    (_, block) => {
      let shown = '';
      try {
        shown = html(block);
      } catch {
        // A page that can't be shown shows the error page.
      }
      expect(shown).not.toMatch(harm);
    },
  );
});
