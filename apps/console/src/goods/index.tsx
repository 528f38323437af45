import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { type ResourceScreens, screen } from '../screens/screen.tsx';

export const goods: ResourceScreens = {
  name: 'goods',
  label: 'menu.goods',
  icon: <ShoppingBag aria-hidden />,
  group: 'mall',
  list: screen('/goods', async () => (await import('./list.tsx')).GoodsList),
  create: screen('/goods/create', async () => (await import('./create.tsx')).GoodsCreate),
  edit: screen('/goods/:id/edit', async () => (await import('./edit.tsx')).GoodsEdit),
  show: screen('/goods/:id', async () => (await import('./show.tsx')).GoodsShow),
};
