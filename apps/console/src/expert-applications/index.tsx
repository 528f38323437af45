import GraduationCap from 'lucide-react/icons/graduation-cap';
import { type ResourceScreens, screen } from '../screens/screen.tsx';

export const expertApplications: ResourceScreens = {
  name: 'expert-applications',
  label: 'menu.expertApplications',
  icon: <GraduationCap aria-hidden />,
  group: 'experts',
  list: screen(
    '/expert-applications',
    async () => (await import('./list.tsx')).ExpertApplicationList,
  ),
  show: screen(
    '/expert-applications/:id',
    async () => (await import('./show.tsx')).ApplicationShow,
  ),
};
