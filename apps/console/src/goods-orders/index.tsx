import PackageCheck from 'lucide-react/icons/package-check';
import { type ResourceScreens, screen } from '../screens/screen.tsx';

export const goodsOrders: ResourceScreens = {
  name: 'goods-orders',
  label: 'menu.goodsOrders',
  icon: <PackageCheck aria-hidden />,
  group: 'mall',
  reference: 'goodsOrder',
  list: screen('/goods-orders', async () => (await import('./list.tsx')).OrderList),
  show: screen('/goods-orders/:id', async () => (await import('./show.tsx')).OrderShow),
};
