import Link2 from 'lucide-react/icons/link-2';
import { type ResourceScreens, screen } from '../screens/screen.tsx';

export const links: ResourceScreens = {
  name: 'links',
  label: 'menu.links',
  icon: <Link2 aria-hidden />,
  group: 'matches',
  list: screen('/links', async () => (await import('./list.tsx')).LinkList),
  show: screen('/links/:id', async () => (await import('./show.tsx')).LinkShow),
};
