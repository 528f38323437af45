import MessageSquareWarning from 'lucide-react/icons/message-square-warning';
import { type ResourceScreens, screen } from '../screens/screen.tsx';

export const writingReports: ResourceScreens = {
  name: 'writing-reports',
  label: 'menu.writingReports',
  icon: <MessageSquareWarning aria-hidden />,
  group: 'chat',
  list: screen('/writing-reports', async () => (await import('./list.tsx')).ReportList),
  edit: screen('/writing-reports/:id', async () => (await import('./edit.tsx')).ReportEdit),
};
