import type { PublicUser } from '@xiongmao/api/identity/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Tabs } from '@xiongmao/ui/tabs';
import { useAddress } from '#app/shared/list/use-address.ts';
import { PersonList } from './person-list.tsx';
import { personTabs, readPersonTab } from './person-tabs.ts';

/** Whom and what a person follows, and who follows them. */
export function PersonLists({ user }: { user: PublicUser }) {
  const { t } = useTranslation('users');
  const [search, change] = useAddress();
  const tab = readPersonTab(search);
  return (
    <section className="bg-surface pt-1 md:rounded-lg">
      <Tabs
        label={t('person.lists')}
        tabs={personTabs.map((value) => ({ value, label: t(`person.${value}`) }))}
        value={tab}
        onChange={(next) => change({ tab: next === 'follows' ? null : next })}
      >
        <PersonList key={tab} user={user} tab={tab} />
      </Tabs>
    </section>
  );
}
