import HandCoins from 'lucide-react/icons/hand-coins';
import { type ResourceScreens, screen } from '../screens/screen.tsx';

export const anchorReturns: ResourceScreens = {
  name: 'anchor-returns',
  label: 'menu.anchorReturns',
  icon: <HandCoins aria-hidden />,
  group: 'live',
  list: screen('/anchor-returns', async () => (await import('./list.tsx')).AnchorReturnList),
};
