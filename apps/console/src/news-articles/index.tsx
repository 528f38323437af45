import Newspaper from 'lucide-react/icons/newspaper';
import { type ResourceScreens, screen } from '../screens/screen.tsx';

export const newsArticles: ResourceScreens = {
  name: 'news-articles',
  label: 'menu.newsArticles',
  icon: <Newspaper aria-hidden />,
  group: 'content',
  list: screen('/news-articles', async () => (await import('./list.tsx')).ArticleList),
  create: screen('/news-articles/create', async () => (await import('./create.tsx')).ArticleCreate),
  edit: screen('/news-articles/:id/edit', async () => (await import('./edit.tsx')).ArticleEdit),
  show: screen('/news-articles/:id', async () => (await import('./show.tsx')).ArticleShow),
};
