import Clapperboard from 'lucide-react/icons/clapperboard';
import { type ResourceScreens, screen } from '../screens/screen.tsx';

export const videos: ResourceScreens = {
  name: 'videos',
  label: 'menu.videos',
  icon: <Clapperboard aria-hidden />,
  group: 'content',
  list: screen('/videos', async () => (await import('./list.tsx')).VideoList),
  create: screen('/videos/create', async () => {
    // What is saved is sent on the screen that comes then, also where the network is gone meanwhile.
    const [{ VideoCreate }] = await Promise.all([import('./create.tsx'), import('./show.tsx')]);
    return VideoCreate;
  }),
  edit: screen('/videos/:id/edit', async () => (await import('./edit.tsx')).VideoEdit),
  show: screen('/videos/:id', async () => (await import('./show.tsx')).VideoShow),
};
