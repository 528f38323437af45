import Scale from 'lucide-react/icons/scale';
import { type ResourceScreens, screen } from '../screens/screen.tsx';

export const writingAppeals: ResourceScreens = {
  name: 'writing-appeals',
  label: 'menu.writingAppeals',
  icon: <Scale aria-hidden />,
  group: 'chat',
  list: screen('/writing-appeals', async () => (await import('./list.tsx')).AppealList),
  edit: screen('/writing-appeals/:id', async () => (await import('./edit.tsx')).AppealEdit),
};
