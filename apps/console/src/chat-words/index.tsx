import BookX from 'lucide-react/icons/book-x';
import { type ResourceScreens, screen } from '../screens/screen.tsx';

export const chatWords: ResourceScreens = {
  name: 'chat-words',
  label: 'menu.chatWords',
  icon: <BookX aria-hidden />,
  group: 'chat',
  list: screen('/chat-words', async () => (await import('./list.tsx')).WordList),
  create: screen('/chat-words/create', async () => (await import('./create.tsx')).WordCreate),
  edit: screen('/chat-words/:id', async () => (await import('./edit.tsx')).WordEdit),
};
