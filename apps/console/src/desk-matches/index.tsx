import ClipboardPen from 'lucide-react/icons/clipboard-pen';
import { type ResourceScreens, screen } from '../screens/screen.tsx';

export const deskMatches: ResourceScreens = {
  name: 'desk-matches',
  label: 'menu.deskMatches',
  icon: <ClipboardPen aria-hidden />,
  group: 'matches',
  list: screen('/desk-matches', async () => (await import('./list.tsx')).DeskList),
  show: screen('/desk-matches/:id', async () => (await import('./show.tsx')).DeskShow),
};
