import { i18nOf } from '@xiongmao/i18n/node';
import { I18nProvider } from '@xiongmao/i18n/use-translation';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FormDots } from './form-dots.tsx';

it('reads results one by one, not as a sum of them', () => {
  const html = renderToStaticMarkup(
    <I18nProvider value={i18nOf('en_US')}>
      <FormDots results={['win', 'draw', 'loss']} />
    </I18nProvider>,
  );
  expect(html).toContain('Win, Draw, Loss');
});
