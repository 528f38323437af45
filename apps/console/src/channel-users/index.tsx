import UserPlus from 'lucide-react/icons/user-plus';
import { type ResourceScreens, screen } from '../screens/screen.tsx';

export const channelUsers: ResourceScreens = {
  name: 'channel-users',
  label: 'menu.channelUsers',
  icon: <UserPlus aria-hidden />,
  group: 'promotion',
  list: screen('/channel/user', async () => (await import('./list.tsx')).ChannelUserList),
};
