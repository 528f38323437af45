import { linkKinds } from '@xiongmao/api/catalogue/links';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { inputLook } from '@xiongmao/ui/fields/form-field';
import { ChoiceFilter, useFilter } from '../table/filters.tsx';

const useKinds = () => {
  const { t } = useTranslation('console');
  return linkKinds.map((value) => ({ value, label: t(`links.kinds.${value}`) }));
};

/** Links of a kind, or of all. */
export function AnyKindFilter() {
  const { t } = useTranslation('console');
  return <ChoiceFilter label={t('links.kind')} field="kind" options={useKinds()} />;
}

/** Rows of one kind: teams, unless another is chosen. */
export function KindFilter() {
  const { t } = useTranslation('console');
  const [value, setValue] = useFilter('kind');
  return (
    <select
      aria-label={t('links.kind')}
      value={value || 'team'}
      onChange={(event) => setValue(event.target.value)}
      className={`${inputLook} border-transparent bg-surface md:w-auto`}
    >
      {useKinds().map((kind) => (
        <option key={kind.value} value={kind.value}>
          {kind.label}
        </option>
      ))}
    </select>
  );
}
