import CreditCard from 'lucide-react/icons/credit-card';
import { type ResourceScreens, screen } from '../screens/screen.tsx';

export const payments: ResourceScreens = {
  name: 'payments',
  label: 'menu.payments',
  icon: <CreditCard aria-hidden />,
  group: 'gold',
  list: screen('/payments', async () => (await import('./list.tsx')).PaymentList),
};
