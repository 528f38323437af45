import Tags from 'lucide-react/icons/tags';
import { type ResourceScreens, screen } from '../screens/screen.tsx';

export const goodsCategories: ResourceScreens = {
  name: 'goods-categories',
  label: 'menu.goodsCategories',
  icon: <Tags aria-hidden />,
  group: 'mall',
  list: screen('/goods-categories', async () => (await import('./list.tsx')).CategoryList),
  create: screen(
    '/goods-categories/create',
    async () => (await import('./create.tsx')).CategoryCreate,
  ),
  edit: screen('/goods-categories/:id', async () => (await import('./edit.tsx')).CategoryEdit),
};
