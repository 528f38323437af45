import RadioTower from 'lucide-react/icons/radio-tower';
import { type ResourceScreens, screen } from '../screens/screen.tsx';

export const feedSources: ResourceScreens = {
  name: 'feed-sources',
  label: 'menu.feedSources',
  icon: <RadioTower aria-hidden />,
  group: 'matches',
  list: screen('/feed-sources', async () => (await import('./list.tsx')).SourceList),
};
