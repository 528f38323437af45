import Languages from 'lucide-react/icons/languages';
import { type ResourceScreens, screen } from '../screens/screen.tsx';

/** The words of articles, reached from them. */
export const newsTexts: ResourceScreens = {
  name: 'news-texts',
  label: 'menu.newsArticles',
  icon: <Languages aria-hidden />,
  group: 'content',
  create: screen('/news-texts/create', async () => (await import('./create.tsx')).TextCreate),
  edit: screen('/news-texts/:id', async () => (await import('./edit.tsx')).TextEdit),
};
