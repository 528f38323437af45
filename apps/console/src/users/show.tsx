import { CanAccess, useShow } from '@refinedev/core';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import type { ComponentType } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useAccount } from '../account.ts';
import type { ResourceName, Row } from '../contract.ts';
import { Answer } from '../page/answer.tsx';
import { PageHead } from '../page/page-head.tsx';
import { mayDo } from '../providers/access-control.ts';
import type { Failure } from '../providers/failure.ts';
import { NoPermission } from '../screens/no-permission.tsx';
import { UserBans } from './bans/user-bans.tsx';
import { UserPurchases } from './rows/user-purchases.tsx';
import { UserRequests } from './rows/user-requests.tsx';
import { UserWorks } from './rows/user-works.tsx';
import { UserAudit } from './user-audit.tsx';
import { UserChat } from './user-chat.tsx';
import { UserFacts } from './user-facts.tsx';
import { UserGifts } from './user-gifts.tsx';
import { UserGold } from './user-gold.tsx';
import { UserRoles } from './user-roles.tsx';
import { UserSessions } from './user-sessions.tsx';
import { UserState } from './user-state.tsx';

type User = Row<'users'>;

const tabNames = [
  ...(['facts', 'roles', 'bans', 'sessions', 'purchases', 'gold', 'gifts', 'chat'] as const),
  ...(['works', 'requests', 'audit'] as const),
] as const;

interface Tab {
  name: (typeof tabNames)[number];
  /** Whose rows it shows, the first of several. */
  resource: ResourceName;
  component: ComponentType<{ user: User }>;
}

const tabs: readonly Tab[] = [
  { name: 'facts', resource: 'users', component: UserFacts },
  { name: 'roles', resource: 'users', component: UserRoles },
  { name: 'bans', resource: 'bans', component: UserBans },
  { name: 'sessions', resource: 'sessions', component: UserSessions },
  { name: 'purchases', resource: 'goods-orders', component: UserPurchases },
  { name: 'gold', resource: 'gold-accounts', component: UserGold },
  { name: 'gifts', resource: 'sent-gifts', component: UserGifts },
  { name: 'chat', resource: 'chat-messages', component: UserChat },
  { name: 'works', resource: 'writing-reports', component: UserWorks },
  { name: 'requests', resource: 'feedback', component: UserRequests },
  { name: 'audit', resource: 'audit-entries', component: UserAudit },
];

/** An account, and what may be done about it. */
export function UserShow() {
  const { query, result } = useShow<User, Failure>({ errorNotification: false });
  return (
    <Answer query={query} data={result} skeleton={<Loading />}>
      {(user) => <Shown key={user.id} user={user} />}
    </Answer>
  );
}

function Loading() {
  return (
    <div className="flex flex-col gap-4">
      <Skeleton className="h-14 w-56" />
      <Skeleton className="h-9 w-96 max-w-full" />
      <Skeleton className="h-64 rounded-lg" />
    </div>
  );
}

function Shown({ user }: { user: User }) {
  const { t } = useTranslation('console');
  const [params] = useSearchParams();
  const tab = tabs.find(({ name }) => name === params.get('tab')) ?? tabs[0]!;
  const Contents = tab.component;
  return (
    <div className="flex flex-col gap-4">
      <PageHead
        title={user.username}
        badge={<UserState state={user.state} />}
        hint={t('users.uid', { uid: user.id })}
        back={{ to: '/users', label: t('users.title') }}
      />
      <Tabs current={tab.name} />
      <CanAccess resource={tab.resource} action="list" fallback={<NoPermission />}>
        <Contents user={user} />
      </CanAccess>
    </div>
  );
}

function Tabs({ current }: { current: Tab['name'] }) {
  const { t } = useTranslation('console');
  const roles = useAccount()?.roles ?? [];
  const allowed = tabs.filter(({ resource }) => mayDo(roles, resource, 'list'));
  return (
    <nav
      aria-label={t('users.tabs')}
      className="scrollbar-none -mx-4 overflow-x-auto px-4 md:mx-0 md:px-0"
    >
      <ul className="flex min-w-max gap-1">
        {allowed.map(({ name }) => (
          <li key={name}>
            <Link
              to={name === 'facts' ? '?' : `?tab=${name}`}
              replace
              aria-current={name === current ? 'page' : undefined}
              className="inline-flex min-h-11 items-center rounded-sm px-3 text-sm text-muted hover:text-ink aria-[current]:bg-raised aria-[current]:font-semibold aria-[current]:text-ink md:min-h-9"
            >
              {t(`users.tab.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
