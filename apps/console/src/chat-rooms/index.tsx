import MessagesSquare from 'lucide-react/icons/messages-square';
import { type ResourceScreens, screen } from '../screens/screen.tsx';

export const chatRooms: ResourceScreens = {
  name: 'chat-rooms',
  label: 'menu.chatRooms',
  icon: <MessagesSquare aria-hidden />,
  group: 'chat',
  list: screen('/chat-rooms', async () => (await import('./list.tsx')).RoomList),
  edit: screen('/chat-rooms/:id', async () => (await import('./edit.tsx')).RoomEdit),
};
