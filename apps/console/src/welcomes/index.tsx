import Gift from 'lucide-react/icons/gift';
import { type ResourceScreens, screen } from '../screens/screen.tsx';

export const welcomes: ResourceScreens = {
  name: 'welcomes',
  label: 'menu.welcomes',
  icon: <Gift aria-hidden />,
  group: 'gold',
  list: screen('/welcomes', async () => (await import('./list.tsx')).WelcomeList),
};
