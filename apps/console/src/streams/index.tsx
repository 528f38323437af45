import MonitorPlay from 'lucide-react/icons/monitor-play';
import { type ResourceScreens, screen } from '../screens/screen.tsx';

export const streams: ResourceScreens = {
  name: 'streams',
  label: 'menu.streams',
  icon: <MonitorPlay aria-hidden />,
  group: 'live',
  list: screen('/streams', async () => (await import('./monitor.tsx')).Monitor),
};
