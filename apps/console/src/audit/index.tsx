import ScrollText from 'lucide-react/icons/scroll-text';
import { type ResourceScreens, screen } from '../screens/screen.tsx';

export const audit: ResourceScreens = {
  name: 'audit-entries',
  label: 'menu.audit',
  icon: <ScrollText aria-hidden />,
  group: 'system',
  list: screen('/audit', async () => (await import('./list.tsx')).AuditList),
};
