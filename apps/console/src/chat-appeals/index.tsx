import Scale from 'lucide-react/icons/scale';
import { type ResourceScreens, screen } from '../screens/screen.tsx';

export const chatAppeals: ResourceScreens = {
  name: 'chat-appeals',
  label: 'menu.chatAppeals',
  icon: <Scale aria-hidden />,
  group: 'chat',
  list: screen('/chat-appeals', async () => (await import('./list.tsx')).AppealList),
  edit: screen('/chat-appeals/:id', async () => (await import('./edit.tsx')).AppealEdit),
};
