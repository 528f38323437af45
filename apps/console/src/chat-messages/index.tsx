import MessageSquareText from 'lucide-react/icons/message-square-text';
import { type ResourceScreens, screen } from '../screens/screen.tsx';

export const chatMessages: ResourceScreens = {
  name: 'chat-messages',
  label: 'menu.chatMessages',
  icon: <MessageSquareText aria-hidden />,
  group: 'chat',
  list: screen('/chat-messages', async () => (await import('./list.tsx')).MessageList),
};
