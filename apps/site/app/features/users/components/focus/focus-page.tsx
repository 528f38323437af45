import type { OwnUser } from '@xiongmao/api/identity/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Tabs } from '@xiongmao/ui/tabs';
import type { ReactNode } from 'react';
import { useAddress } from '#app/shared/list/use-address.ts';
import { CalendarPanel } from './calendar-panel.tsx';
import { FocusList } from './focus-list.tsx';
import { focusTabs, readFocusTab } from './focus-tabs.ts';

interface FocusPageProps {
  account: OwnUser;
  /** Those that have one's star. */
  matches: ReactNode;
}

/** What one follows, and its calendar: people, teams, leagues, players, and the matches that have one's star. */
export function FocusPage({ account, matches }: FocusPageProps) {
  const { t } = useTranslation('users');
  const [search, change] = useAddress();
  const tab = readFocusTab(search);
  return (
    <div className="flex flex-col gap-2 md:gap-3">
      <div className="bg-surface pt-1 md:rounded-lg">
        <Tabs
          label={t('focus.label')}
          tabs={focusTabs.map((value) => ({ value, label: t(`focus.${value}`) }))}
          value={tab}
          onChange={(next) => change({ tab: next === 'user' ? null : next })}
        >
          {tab === 'match' ? matches : <FocusList key={tab} kind={tab} userId={account.uid} />}
        </Tabs>
      </div>
      <CalendarPanel />
    </div>
  );
}
