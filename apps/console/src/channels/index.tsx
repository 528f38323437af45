import Megaphone from 'lucide-react/icons/megaphone';
import { type ResourceScreens, screen } from '../screens/screen.tsx';

export const channels: ResourceScreens = {
  name: 'channels',
  label: 'menu.channels',
  icon: <Megaphone aria-hidden />,
  group: 'promotion',
  list: screen('/channels', async () => (await import('./list.tsx')).ChannelList),
  create: screen('/channels/create', async () => (await import('./create.tsx')).ChannelCreate),
  edit: screen('/channels/:id/edit', async () => (await import('./edit.tsx')).ChannelEdit),
  show: screen('/channels/:id', async () => (await import('./show.tsx')).ChannelShow),
};
