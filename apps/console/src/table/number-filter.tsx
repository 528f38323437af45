import { useTranslation } from '@xiongmao/i18n/use-translation';
import { type FilterProps, SearchFilter } from './filters.tsx';

/** An id that is typed in; anything else narrows nothing, and is told so. */
export function NumberFilter(props: FilterProps) {
  const { t } = useTranslation('console');
  const read = (typed: string) => (/^[1-9]\d{0,9}$/.test(typed) ? typed : '');
  return <SearchFilter {...props} read={read} fault={t('table.noNumber')} />;
}
