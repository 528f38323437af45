import { openBackOffice } from '@xiongmao/auth/office/back-office';
import { loadNamespaces } from '@xiongmao/i18n/load';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';

const office = await openBackOffice((locale) =>
  loadNamespaces(locale, ['common', 'studio', 'games', 'experts']),
);
document.title = office.i18n().t('studio:title');
createRoot(document.getElementById('root')!).render(<App office={office} />);
