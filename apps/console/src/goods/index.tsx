import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { type ResourceScreens, screen } from '../screens/screen.tsx';

export const goods: ResourceScreens = {
  name: 'goods',
  label: 'menu.goods',
  icon: <ShoppingBag aria-hidden />,
  group: 'mall',
  list: screen('/goods', async () => (await import('./list.tsx')).GoodsList),
};
