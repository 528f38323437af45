import ScrollText from 'lucide-react/icons/scroll-text';
import { type ResourceScreens, screen } from '../screens/screen.tsx';

export const pageVersions: ResourceScreens = {
  name: 'page-versions',
  label: 'menu.pageVersions',
  icon: <ScrollText aria-hidden />,
  group: 'content',
  list: screen('/page-versions', async () => (await import('./list.tsx')).VersionList),
  create: screen('/page-versions/create', async () => (await import('./create.tsx')).VersionCreate),
  edit: screen('/page-versions/:id', async () => (await import('./edit.tsx')).VersionEdit),
};
