import { CanAccess } from '@refinedev/core';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Link } from 'react-router';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import { Fact, Facts } from '../page/facts.tsx';
import { Panel } from '../page/panel.tsx';
import { RoleBadges } from './role-badges.tsx';
import { UserState } from './user-state.tsx';

export function UserFacts({ user }: { user: Row<'users'> }) {
  const { t } = useTranslation('console');
  const { moment } = useFormat();
  const { channelId } = user;
  return (
    <Panel title={t('users.tab.facts')}>
      <Facts>
        <Fact name={t('users.uidLabel')}>{user.id}</Fact>
        <Fact name={t('users.state')}>
          <UserState state={user.state} />
          {user.state === 'banned' && (
            <span className="block text-xs text-muted">
              {user.bannedUntil
                ? t('bans.until', { moment: moment(user.bannedUntil) })
                : t('bans.forGood')}
            </span>
          )}
        </Fact>
        <Fact name={t('users.role')}>
          <RoleBadges roles={user.roles} />
        </Fact>
        <Fact name={t('users.mobile')}>{user.mobile}</Fact>
        <Fact name={t('users.email')}>{user.email}</Fact>
        <Fact name={t('users.level')}>{user.level}</Fact>
        <Fact name={t('users.createdAt')}>{moment(user.createdAt)}</Fact>
        <Fact name={t('users.lastSeenAt')}>{user.lastSeenAt && moment(user.lastSeenAt)}</Fact>
        <Fact name={t('users.channel')}>
          {channelId && (
            <CanAccess resource="channels" action="show" fallback={channelId}>
              <Link to={`/channels/${channelId}`} className="text-accent">
                {channelId}
              </Link>
            </CanAccess>
          )}
        </Fact>
      </Facts>
    </Panel>
  );
}
