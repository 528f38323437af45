import IdCard from 'lucide-react/icons/id-card';
import { type ResourceScreens, screen } from '../screens/screen.tsx';

export const anchorApplications: ResourceScreens = {
  name: 'anchor-applications',
  label: 'menu.anchorApplications',
  icon: <IdCard aria-hidden />,
  group: 'live',
  list: screen(
    '/anchor-applications',
    async () => (await import('./list.tsx')).AnchorApplicationList,
  ),
  show: screen(
    '/anchor-applications/:id',
    async () => (await import('./show.tsx')).AnchorApplicationShow,
  ),
};
