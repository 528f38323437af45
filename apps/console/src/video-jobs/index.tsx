import Cpu from 'lucide-react/icons/cpu';
import { type ResourceScreens, screen } from '../screens/screen.tsx';

export const videoJobs: ResourceScreens = {
  name: 'video-jobs',
  label: 'menu.videoJobs',
  icon: <Cpu aria-hidden />,
  group: 'content',
  list: screen('/video-jobs', async () => (await import('./list.tsx')).JobList),
};
