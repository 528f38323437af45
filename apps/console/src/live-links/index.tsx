import Cable from 'lucide-react/icons/cable';
import { type ResourceScreens, screen } from '../screens/screen.tsx';

export const liveLinks: ResourceScreens = {
  name: 'live-links',
  label: 'menu.liveLinks',
  icon: <Cable aria-hidden />,
  group: 'live',
  list: screen('/live-links', async () => (await import('./list.tsx')).LiveLinkList),
  create: screen('/live-links/create', async () => (await import('./create.tsx')).LiveLinkCreate),
  edit: screen('/live-links/:id', async () => (await import('./edit.tsx')).LiveLinkEdit),
};
