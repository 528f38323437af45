import ShieldAlert from 'lucide-react/icons/shield-alert';
import { type ResourceScreens, screen } from '../screens/screen.tsx';

export const quarantinedMessages: ResourceScreens = {
  name: 'quarantined-messages',
  label: 'menu.quarantinedMessages',
  icon: <ShieldAlert aria-hidden />,
  group: 'matches',
  list: screen('/quarantined-messages', async () => (await import('./list.tsx')).QuarantineList),
};
