import Flag from 'lucide-react/icons/flag';
import { type ResourceScreens, screen } from '../screens/screen.tsx';

export const roomReports: ResourceScreens = {
  name: 'room-reports',
  label: 'menu.roomReports',
  icon: <Flag aria-hidden />,
  group: 'live',
  list: screen('/room-reports', async () => (await import('./list.tsx')).ReportList),
  edit: screen('/room-reports/:id', async () => (await import('./edit.tsx')).ReportEdit),
};
