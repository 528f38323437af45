import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Panel } from '@xiongmao/ui/panel';
import { spoilersPath } from '#app/paths.ts';
import { useConfig } from '#app/platform/app-context.ts';
import { Link } from '#app/platform/link.tsx';
import { Loaded } from '#app/shared/async/loaded.tsx';
import { SkeletonRows } from '#app/shared/async/skeleton-rows.tsx';
import { usePreferences } from '../../api/use-preferences.ts';
import { PushPanels } from '../push/push-panels.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { MailSwitches } from './mail-switches.tsx';
import { NoticeSwitches } from './notice-switches.tsx';
import { OccasionChoices } from './occasion-choices.tsx';
import { OddsFormChoice } from './odds-form-choice.tsx';
import { ShowFollows } from './show-follows.tsx';
import { ZoneChoice } from './zone-choice.tsx';

/** Language, zone, which notices and mails come, and what others see (product spec §2). */
export function PreferencesPage() {
  const { t } = useTranslation(['users', 'spoilers']);
  const { odds } = useConfig();
  const query = usePreferences();
  return (
    <Loaded query={query} skeleton={<SkeletonRows count={6} className="h-12" />}>
      {(preferences) => (
        <div className="flex flex-col gap-2 md:gap-3">
          <Panel title={t('users:preferences.display')} hint={t('users:preferences.displayHint')}>
            <div className="grid gap-4 px-4 pt-2 pb-4 md:grid-cols-2">
              <LanguageChoice preferences={preferences} />
              <ZoneChoice preferences={preferences} />
              {odds && <OddsFormChoice preferences={preferences} />}
            </div>
          </Panel>
          <Panel title={t('spoilers:link')} hint={t('spoilers:linkHint')}>
            <Link
              to={spoilersPath}
              className="inline-flex min-h-11 items-center px-4 pb-2 text-sm text-accent"
            >
              {t('spoilers:what')}
            </Link>
          </Panel>
          <NoticeSwitches preferences={preferences} />
          <OccasionChoices preferences={preferences} />
          <PushPanels preferences={preferences} />
          <MailSwitches preferences={preferences} />
          <ShowFollows preferences={preferences} />
        </div>
      )}
    </Loaded>
  );
}
