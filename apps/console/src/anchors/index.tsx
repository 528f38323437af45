import Mic from 'lucide-react/icons/mic';
import { type ResourceScreens, screen } from '../screens/screen.tsx';

export const anchors: ResourceScreens = {
  name: 'anchors',
  label: 'menu.anchors',
  icon: <Mic aria-hidden />,
  group: 'live',
  list: screen('/anchors', async () => (await import('./list.tsx')).AnchorList),
  show: screen('/anchors/:id', async () => (await import('./show.tsx')).AnchorShow),
};
