import Gavel from 'lucide-react/icons/gavel';
import { type ResourceScreens, screen } from '../screens/screen.tsx';

export const settlements: ResourceScreens = {
  name: 'settlements',
  label: 'menu.settlements',
  icon: <Gavel aria-hidden />,
  group: 'experts',
  list: screen('/settlements', async () => (await import('./list.tsx')).SettlementList),
  create: screen('/settlements/create', async () => (await import('./create.tsx')).Override),
};
