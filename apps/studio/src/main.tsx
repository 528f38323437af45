import { openBackOffice } from '@xiongmao/auth/office/back-office';
import { showBrand } from '@xiongmao/auth/office/brand';
import { loadNamespaces } from '@xiongmao/i18n/load';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';

const office = await openBackOffice(loadNamespaces, [
  'common',
  'studio',
  'games',
  'experts',
  'anchors',
  'live',
  'matches',
  'articles',
  'footage',
]);
showBrand(office.config);
document.title = office.i18n().t('studio:title');
createRoot(document.getElementById('root')!).render(<App office={office} />);
