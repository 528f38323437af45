import Droplets from 'lucide-react/icons/droplets';
import { type ResourceScreens, screen } from '../screens/screen.tsx';

export const channelWater: ResourceScreens = {
  name: 'channel-water',
  label: 'menu.channelWater',
  icon: <Droplets aria-hidden />,
  group: 'promotion',
  list: screen('/channel/water', async () => (await import('./list.tsx')).ChannelWaterList),
};
