import { QueryClient } from '@tanstack/react-query';
import { createClient } from '@xiongmao/api/client';
import type { RuntimeConfig } from '@xiongmao/api/hosting/config/config';
import { disputeReasons } from '@xiongmao/api/mall/rules';
import type { OrderDetails } from '@xiongmao/api/mall/shapes';
import { i18nOf } from '@xiongmao/i18n/node';
import { I18nProvider } from '@xiongmao/i18n/use-translation';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AppProvider } from '#app/platform/app-context.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import { ZoneProvider } from '#app/platform/zone.tsx';
import { Timeline } from './timeline.tsx';

const app = {
  config: {} as RuntimeConfig,
  viewer: { locale: 'en_US', zone: 'UTC' } as unknown as Viewer,
  api: createClient({ language: () => 'en_US' }),
  queries: new QueryClient(),
};

function told(step: Pick<OrderDetails['steps'][number], 'event' | 'reason'>): string {
  const at = '2026-01-01T00:00:00.000Z';
  const order = { steps: [{ state: 'underReview', at, ...step }], state: 'underReview' };
  return renderToStaticMarkup(
    <I18nProvider value={i18nOf('en_US')}>
      <AppProvider value={app}>
        <ZoneProvider>
          <Timeline order={{ kind: 'virtual', editionId: null, ...order } as OrderDetails} />
        </ZoneProvider>
      </AppProvider>
    </I18nProvider>,
  );
}

test('Progress tells what somebody reported in words, and what the desk wrote as it stands', () => {
  for (const reason of disputeReasons) {
    const shown = told({ event: 'dispute', reason });
    expect(shown).not.toContain(`>${reason}<`);
    expect(shown).not.toContain('dispute.reason');
  }
  expect(told({ event: 'dispute', reason: 'badCard' })).toContain('The card doesn’t work');
  expect(told({ event: 'review', reason: 'The courier lost it' })).toContain('The courier lost it');
});
