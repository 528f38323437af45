import Megaphone from 'lucide-react/icons/megaphone';
import { type ResourceScreens, screen } from '../screens/screen.tsx';

export const proclamations: ResourceScreens = {
  name: 'proclamations',
  label: 'menu.proclamations',
  icon: <Megaphone aria-hidden />,
  group: 'content',
  list: screen('/proclamations', async () => (await import('./list.tsx')).ProclamationList),
  create: screen(
    '/proclamations/create',
    async () => (await import('./create.tsx')).ProclamationCreate,
  ),
  edit: screen('/proclamations/:id', async () => (await import('./edit.tsx')).ProclamationEdit),
};
