import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { type ResourceScreens, screen } from '../screens/screen.tsx';

export const disputedMatches: ResourceScreens = {
  name: 'disputed-matches',
  label: 'menu.disputedMatches',
  icon: <TriangleAlert aria-hidden />,
  group: 'matches',
  list: screen('/disputed-matches', async () => (await import('./list.tsx')).DisputedMatchList),
};
