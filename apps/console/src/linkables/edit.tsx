import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { Row } from '../contract.ts';
import { TextAreaField } from '../form/fields.tsx';
import { EditScreen } from '../form/screens/edit-screen.tsx';
import { readLines } from '../form/values/read-lines.ts';

type Linkable = Row<'linkables'>;
type OtherNames = Pick<Linkable, 'aliases' | 'readings'>;

/** What else a team, league or player is called: it is found by that, too. */
export function LinkableEdit() {
  const { t } = useTranslation('console');
  return (
    <EditScreen<Linkable, OtherNames>
      titleOf={({ name }) => name}
      hintOf={({ kind, source }) => `${t(`links.kinds.${kind}`)} · ${source}`}
      backOf={() => ({ to: '/linkables', label: t('linkables.title') })}
      redirect="list"
      read={(entries) => ({
        aliases: readLines(entries, 'aliases'),
        readings: readLines(entries, 'readings'),
      })}
    >
      {({ aliases, readings }) => (
        <>
          <TextAreaField
            name="aliases"
            label={t('linkables.aliases')}
            hint={t('linkables.aliasesHint')}
            defaultValue={aliases.join('\n')}
            maxLength={2_400}
          />
          <TextAreaField
            name="readings"
            label={t('linkables.readings')}
            hint={t('linkables.readingsHint')}
            defaultValue={readings.join('\n')}
            maxLength={2_400}
          />
        </>
      )}
    </EditScreen>
  );
}
