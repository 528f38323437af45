import LockOpen from 'lucide-react/icons/lock-open';
import { type ResourceScreens, screen } from '../screens/screen.tsx';

export const liveUnlocks: ResourceScreens = {
  name: 'live-unlocks',
  label: 'menu.liveUnlocks',
  icon: <LockOpen aria-hidden />,
  group: 'live',
  list: screen('/live-unlocks', async () => (await import('./list.tsx')).UnlockList),
};
