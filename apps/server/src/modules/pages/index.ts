export { createPages } from './pages.ts';
export { currentAgreement } from './versions/current-agreement.ts';
