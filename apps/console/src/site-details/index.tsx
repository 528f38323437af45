import Contact from 'lucide-react/icons/contact';
import { type ResourceScreens, screen } from '../screens/screen.tsx';

export const siteDetails: ResourceScreens = {
  name: 'site-details',
  label: 'menu.siteDetails',
  icon: <Contact aria-hidden />,
  group: 'content',
  list: screen('/site-details', async () => (await import('./list.tsx')).SiteDetailsList),
  edit: screen('/site-details/:id', async () => (await import('./edit.tsx')).SiteDetailsEdit),
};
