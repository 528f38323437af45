import Dices from 'lucide-react/icons/dices';
import { type ResourceScreens, screen } from '../screens/screen.tsx';

export const blindBoxes: ResourceScreens = {
  name: 'blind-boxes',
  label: 'menu.blindBoxes',
  icon: <Dices aria-hidden />,
  group: 'mall',
  list: screen('/blind-boxes', async () => (await import('./list.tsx')).BoxList),
  create: screen('/blind-boxes/create', async () => (await import('./create.tsx')).BoxCreate),
  edit: screen('/blind-boxes/:id/edit', async () => (await import('./edit.tsx')).BoxEdit),
  show: screen('/blind-boxes/:id', async () => (await import('./show.tsx')).BoxShow),
};
