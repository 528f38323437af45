import UserCheck from 'lucide-react/icons/user-check';
import { type ResourceScreens, screen } from '../screens/screen.tsx';

export const experts: ResourceScreens = {
  name: 'experts',
  label: 'menu.experts',
  icon: <UserCheck aria-hidden />,
  group: 'experts',
  list: screen('/experts', async () => (await import('./list.tsx')).ExpertList),
  show: screen('/experts/:id', async () => (await import('./show.tsx')).ExpertShow),
};
