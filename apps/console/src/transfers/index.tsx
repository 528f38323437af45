import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import { type ResourceScreens, screen } from '../screens/screen.tsx';

export const transfers: ResourceScreens = {
  name: 'transfers',
  label: 'menu.transfers',
  icon: <ArrowLeftRight aria-hidden />,
  group: 'gold',
  list: screen('/transfers', async () => (await import('./list.tsx')).TransferList),
};
