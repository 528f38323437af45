import { useTranslation } from '@xiongmao/i18n/use-translation';
import { CreateScreen } from '../form/screens/create-screen.tsx';
import { CategoryInputs, readCategory } from './inputs.tsx';

export function CategoryCreate() {
  const { t } = useTranslation('console');
  return (
    <CreateScreen
      resource="goods-categories"
      title={t('goodsCategories.create')}
      listTitle={t('goodsCategories.title')}
      redirect="list"
      read={(entries) => readCategory(entries)}
    >
      <CategoryInputs />
    </CreateScreen>
  );
}
