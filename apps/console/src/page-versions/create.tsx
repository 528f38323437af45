import { type PageName, pageNames } from '@xiongmao/api/pages/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { SelectField } from '../form/fields.tsx';
import { CreateScreen } from '../form/screens/create-screen.tsx';

/** A new version begins as the one before it. */
export function VersionCreate() {
  const { t } = useTranslation('editors');
  return (
    <CreateScreen
      resource="page-versions"
      title={t('pageVersions.create')}
      hint={t('pageVersions.createHint')}
      listTitle={t('pageVersions.title')}
      redirect="edit"
      read={(entries) => ({ page: String(entries.get('page')) as PageName })}
    >
      <SelectField
        name="page"
        label={t('pageVersions.page')}
        options={pageNames.map((value) => ({ value, label: t(`pageVersions.names.${value}`) }))}
      />
    </CreateScreen>
  );
}
