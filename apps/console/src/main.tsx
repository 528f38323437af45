import { openBackOffice } from '@xiongmao/auth/office/back-office';
import { colourBars, showBrand } from '@xiongmao/auth/office/brand';
import { loadNamespaces } from '@xiongmao/i18n/load';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { applyTheme, chosenTheme } from './theme.ts';
import './app.css';

const theme = chosenTheme(document.cookie);
applyTheme(theme);
const office = await openBackOffice(loadNamespaces, [
  'common',
  'console',
  'games',
  'experts',
  'anchors',
  'articles',
  'desk',
  'editors',
  'footage',
  'live',
]);
showBrand(office.config);
colourBars(office.config.brand, theme);
createRoot(document.getElementById('root')!).render(<App office={office} />);
