import { type PersonList, personLists } from '@xiongmao/api/posts/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Tabs } from '@xiongmao/ui/tabs';
import { useAddress } from '#app/shared/list/use-address.ts';
import { WritingsOf } from './writings-of.tsx';

/** The list that an address names: what they posted unless told otherwise. */
export const readPersonList = (search: URLSearchParams): PersonList =>
  personLists.find((list) => list === search.get('wrote')) ?? 'posts';

/** What a person posted, said and likes. */
export function PersonWritings({ uid }: { uid: number }) {
  const { t } = useTranslation('posts');
  const [search, change] = useAddress();
  const list = readPersonList(search);
  return (
    <section className="bg-surface pt-1 md:rounded-lg">
      <Tabs
        label={t('wrote')}
        tabs={personLists.map((value) => ({ value, label: t(`list.${value}`) }))}
        value={list}
        onChange={(next) => change({ wrote: next === 'posts' ? null : next })}
        stripClass=""
      >
        <WritingsOf key={list} uid={uid} list={list} />
      </Tabs>
    </section>
  );
}
