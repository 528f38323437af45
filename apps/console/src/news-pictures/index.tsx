import Images from 'lucide-react/icons/images';
import { type ResourceScreens, screen } from '../screens/screen.tsx';

export const newsPictures: ResourceScreens = {
  name: 'news-pictures',
  label: 'menu.newsPictures',
  icon: <Images aria-hidden />,
  group: 'content',
  list: screen('/news-pictures', async () => (await import('./list.tsx')).PictureList),
  edit: screen('/news-pictures/:id', async () => (await import('./edit.tsx')).PictureEdit),
};
