import Gift from 'lucide-react/icons/gift';
import { type ResourceScreens, screen } from '../screens/screen.tsx';

export const gifts: ResourceScreens = {
  name: 'gifts',
  label: 'menu.gifts',
  icon: <Gift aria-hidden />,
  group: 'live',
  list: screen('/gifts', async () => (await import('./list.tsx')).GiftList),
  create: screen('/gifts/create', async () => (await import('./create.tsx')).GiftCreate),
  edit: screen('/gifts/:id', async () => (await import('./edit.tsx')).GiftEdit),
};
