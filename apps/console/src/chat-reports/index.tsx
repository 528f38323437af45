import FlagTriangleRight from 'lucide-react/icons/flag-triangle-right';
import { type ResourceScreens, screen } from '../screens/screen.tsx';

export const chatReports: ResourceScreens = {
  name: 'chat-reports',
  label: 'menu.chatReports',
  icon: <FlagTriangleRight aria-hidden />,
  group: 'chat',
  list: screen('/chat-reports', async () => (await import('./list.tsx')).ReportList),
  edit: screen('/chat-reports/:id', async () => (await import('./edit.tsx')).ReportEdit),
};
