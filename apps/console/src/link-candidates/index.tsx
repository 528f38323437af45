import Combine from 'lucide-react/icons/combine';
import { type ResourceScreens, screen } from '../screens/screen.tsx';

export const linkCandidates: ResourceScreens = {
  name: 'link-candidates',
  label: 'menu.linkCandidates',
  icon: <Combine aria-hidden />,
  group: 'matches',
  list: screen('/link-candidates', async () => (await import('./list.tsx')).CandidateList),
  show: screen('/link-candidates/:id', async () => (await import('./show.tsx')).CandidateShow),
};
