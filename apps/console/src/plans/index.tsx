import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import { type ResourceScreens, screen } from '../screens/screen.tsx';

export const plans: ResourceScreens = {
  name: 'plans',
  label: 'menu.plans',
  icon: <ClipboardCheck aria-hidden />,
  group: 'experts',
  reference: 'plan',
  list: screen('/plans', async () => (await import('./list.tsx')).PlanList),
  show: screen('/plans/:id', async () => (await import('./show.tsx')).PlanShow),
};
