import Lock from 'lucide-react/icons/lock';
import { type ResourceScreens, screen } from '../screens/screen.tsx';

export const holds: ResourceScreens = {
  name: 'holds',
  label: 'menu.holds',
  icon: <Lock aria-hidden />,
  group: 'gold',
  list: screen('/holds', async () => (await import('./list.tsx')).HoldList),
};
