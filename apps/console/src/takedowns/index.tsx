import Copyright from 'lucide-react/icons/copyright';
import { type ResourceScreens, screen } from '../screens/screen.tsx';

export const takedowns: ResourceScreens = {
  name: 'takedowns',
  label: 'menu.takedowns',
  icon: <Copyright aria-hidden />,
  group: 'people',
  list: screen('/takedowns', async () => (await import('./list.tsx')).TakedownList),
  edit: screen('/takedowns/:id', async () => (await import('./edit.tsx')).TakedownEdit),
};
