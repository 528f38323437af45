import MessageSquare from 'lucide-react/icons/message-square';
import { type ResourceScreens, screen } from '../screens/screen.tsx';

export const feedback: ResourceScreens = {
  name: 'feedback',
  label: 'menu.feedback',
  icon: <MessageSquare aria-hidden />,
  group: 'people',
  list: screen('/feedback', async () => (await import('./list.tsx')).FeedbackList),
  edit: screen('/feedback/:id', async () => (await import('./edit.tsx')).FeedbackEdit),
};
