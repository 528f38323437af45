import Gift from 'lucide-react/icons/hand-heart';
import { type ResourceScreens, screen } from '../screens/screen.tsx';

export const sentGifts: ResourceScreens = {
  name: 'sent-gifts',
  label: 'menu.sentGifts',
  icon: <Gift aria-hidden />,
  group: 'live',
  list: screen('/sent-gifts', async () => (await import('./list.tsx')).SentGiftList),
};
