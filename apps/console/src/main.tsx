import { openBackOffice } from '@xiongmao/auth/office/back-office';
import { loadNamespaces } from '@xiongmao/i18n/load';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { applyBrand, applyTheme, chosenTheme } from './theme.ts';
import './app.css';

applyTheme(chosenTheme(document.cookie));
const office = await openBackOffice((locale) =>
  loadNamespaces(locale, ['common', 'console', 'games', 'experts']),
);
applyBrand(office.config);
createRoot(document.getElementById('root')!).render(<App office={office} />);
