import Radio from 'lucide-react/icons/radio';
import { type ResourceScreens, screen } from '../screens/screen.tsx';

export const broadcasts: ResourceScreens = {
  name: 'broadcasts',
  label: 'menu.broadcasts',
  icon: <Radio aria-hidden />,
  group: 'live',
  reference: 'broadcast',
  list: screen('/broadcasts', async () => (await import('./list.tsx')).BroadcastList),
  show: screen('/broadcasts/:id', async () => (await import('./show.tsx')).BroadcastShow),
};
