import Users from 'lucide-react/icons/users';
import { type ResourceScreens, screen } from '../screens/screen.tsx';

export const users: ResourceScreens = {
  name: 'users',
  label: 'menu.users',
  icon: <Users aria-hidden />,
  group: 'people',
  list: screen('/users', async () => (await import('./list.tsx')).UserList),
  show: screen('/users/:id', async () => (await import('./show.tsx')).UserShow),
};
