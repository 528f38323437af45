import Coins from 'lucide-react/icons/coins';
import { type ResourceScreens, screen } from '../screens/screen.tsx';

export const goldAccounts: ResourceScreens = {
  name: 'gold-accounts',
  label: 'menu.goldAccounts',
  icon: <Coins aria-hidden />,
  group: 'gold',
  list: screen('/gold-accounts', async () => (await import('./list.tsx')).GoldAccountList),
  show: screen('/gold-accounts/:id', async () => (await import('./show.tsx')).GoldAccountShow),
};
