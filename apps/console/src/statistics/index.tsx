import ChartLine from 'lucide-react/icons/chart-line';
import { type ResourceScreens, screen } from '../screens/screen.tsx';

export const statistics: ResourceScreens = {
  name: 'channel-days',
  label: 'menu.statistics',
  icon: <ChartLine aria-hidden />,
  group: 'promotion',
  list: screen('/channel/statistical', async () => (await import('./list.tsx')).Statistics),
};
