import { occasionSubjects } from '@xiongmao/api/users/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Panel } from '@xiongmao/ui/panel';
import { OccasionChoice } from '#app/shared/occasions/occasion-choice.tsx';
import { useSavePreferences } from '../../api/use-preferences.ts';
import type { PreferenceProps } from './preference-props.ts';

/** What of matches is told, where one chose nothing else for what one follows. */
export function OccasionChoices({ preferences }: PreferenceProps) {
  const { t } = useTranslation(['users', 'occasions']);
  const save = useSavePreferences();
  return (
    <Panel title={t('preferences.occasions')} hint={t('preferences.occasionsHint')}>
      <div className="flex flex-col gap-3 px-4 pt-2 pb-4">
        {occasionSubjects.map((subject) => (
          <div key={subject} className="flex flex-wrap items-center justify-between gap-2">
            <span aria-hidden="true" className="text-sm">
              {t(`occasions:subject.${subject}`)}
            </span>
            <OccasionChoice
              label={t(`occasions:subject.${subject}`)}
              chosen={preferences.occasions[subject]}
              disabled={!preferences.notices.match}
              onChange={(chosen) => save.mutate({ occasions: { [subject]: chosen } })}
            />
          </div>
        ))}
      </div>
    </Panel>
  );
}
