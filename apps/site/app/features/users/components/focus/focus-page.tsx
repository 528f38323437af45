import type { OwnUser } from '@xiongmao/api/identity/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Tabs } from '@xiongmao/ui/tabs';
import { useAddress } from '#app/shared/list/use-address.ts';
import { FocusList } from './focus-list.tsx';
import { FocusMatches } from './focus-matches.tsx';
import { focusTabs, readFocusTab } from './focus-tabs.ts';

/** What one follows: people, teams, leagues, and the matches that have one's star. */
export function FocusPage({ account }: { account: OwnUser }) {
  const { t } = useTranslation('users');
  const [search, change] = useAddress();
  const tab = readFocusTab(search);
  return (
    <div className="bg-surface pt-1 md:rounded-lg">
      <Tabs
        label={t('focus.label')}
        tabs={focusTabs.map((value) => ({ value, label: t(`focus.${value}`) }))}
        value={tab}
        onChange={(next) => change({ tab: next === 'user' ? null : next })}
      >
        {tab === 'match' ? (
          <FocusMatches />
        ) : (
          <FocusList key={tab} kind={tab} userId={account.uid} />
        )}
      </Tabs>
    </div>
  );
}
