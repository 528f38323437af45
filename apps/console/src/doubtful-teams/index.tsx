import Split from 'lucide-react/icons/split';
import { type ResourceScreens, screen } from '../screens/screen.tsx';

export const doubtfulTeams: ResourceScreens = {
  name: 'doubtful-teams',
  label: 'menu.doubtfulTeams',
  icon: <Split aria-hidden />,
  group: 'matches',
  list: screen('/doubtful-teams', async () => (await import('./list.tsx')).DoubtfulTeamList),
};
