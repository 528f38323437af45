import Gavel from 'lucide-react/icons/gavel';
import { type ResourceScreens, screen } from '../screens/screen.tsx';

export const chatActions: ResourceScreens = {
  name: 'chat-actions',
  label: 'menu.chatActions',
  icon: <Gavel aria-hidden />,
  group: 'chat',
  list: screen('/chat-actions', async () => (await import('./list.tsx')).ActionList),
};
