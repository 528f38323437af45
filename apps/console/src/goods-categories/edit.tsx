import { CanAccess } from '@refinedev/core';
import { useLocale } from '@xiongmao/i18n/use-locale';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { nameIn } from '@xiongmao/i18n/words/name-in';
import type { Row } from '../contract.ts';
import { RemoveRow } from '../form/remove-row.tsx';
import { EditScreen } from '../form/screens/edit-screen.tsx';
import { type CategoryInput, CategoryInputs, readCategory } from './inputs.tsx';

export function CategoryEdit() {
  const { t } = useTranslation('console');
  const locale = useLocale();
  return (
    <EditScreen<Row<'goods-categories'>, CategoryInput>
      titleOf={({ names }) => t('channels.editOf', { name: nameIn(names, locale) })}
      backOf={() => ({ to: '/goods-categories', label: t('goodsCategories.title') })}
      redirect="list"
      read={readCategory}
      actionsOf={(category) => (
        <CanAccess resource="goods-categories" action="delete">
          <RemoveRow
            resource="goods-categories"
            row={category}
            title={t('goodsCategories.removeOf', { name: nameIn(category.names, locale) })}
            hint={t('goodsCategories.removeHint')}
          >
            {t('goodsCategories.remove')}
          </RemoveRow>
        </CanAccess>
      )}
    >
      {(category) => <CategoryInputs category={category} />}
    </EditScreen>
  );
}
