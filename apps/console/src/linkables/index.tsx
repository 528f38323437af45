import Library from 'lucide-react/icons/library';
import { type ResourceScreens, screen } from '../screens/screen.tsx';

export const linkables: ResourceScreens = {
  name: 'linkables',
  label: 'menu.linkables',
  icon: <Library aria-hidden />,
  group: 'matches',
  list: screen('/linkables', async () => (await import('./list.tsx')).LinkableList),
  edit: screen('/linkables/:id', async () => (await import('./edit.tsx')).LinkableEdit),
};
