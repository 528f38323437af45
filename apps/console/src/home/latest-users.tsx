import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Avatar } from '@xiongmao/ui/avatar';
import { ShortList } from './short-list.tsx';

/** Who registered last. */
export function LatestUsers() {
  const { t } = useTranslation('console');
  return (
    <ShortList
      resource="users"
      title={t('home.users')}
      all={t('menu.users')}
      sort={{ field: 'id', order: 'desc' }}
      empty={t('users.empty')}
      at={({ createdAt }) => createdAt}
    >
      {({ username, avatar }) => (
        <>
          <Avatar name={username} src={avatar} />
          <span className="truncate">{username}</span>
        </>
      )}
    </ShortList>
  );
}
