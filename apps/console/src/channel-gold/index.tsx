import Wallet from 'lucide-react/icons/wallet';
import { type ResourceScreens, screen } from '../screens/screen.tsx';

export const channelGold: ResourceScreens = {
  name: 'channel-gold',
  label: 'menu.channelGold',
  icon: <Wallet aria-hidden />,
  group: 'promotion',
  list: screen('/channel/gold', async () => (await import('./list.tsx')).ChannelGoldList),
};
