import type { Permission } from '@xiongmao/api/roles';
import { useUid } from '@xiongmao/auth/account';
import { can } from '@xiongmao/auth/can';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import ExternalLink from 'lucide-react/icons/external-link';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import { forbiddenPath } from '#app/paths.ts';
import { Head } from '#app/platform/document/seo.tsx';
import { AccountGate } from '#app/shared/account/account-gate.tsx';
import { SkeletonRows } from '#app/shared/async/skeleton-rows.tsx';

interface OfficeDoorProps {
  permission: Permission;
  /** Where it leads. */
  address: string;
  title: string;
  hint: string;
  /** Keeps what a guest wants: the login dialog then leads there in a new tab, and this page stays. */
  keepIntent?: () => void;
}

/**
 * Leads to a back office whoever may enter it, and shows the way; asks a guest to sign in, and tells the
 * others that they may not.
 */
export function OfficeDoor({ permission, address, title, hint, keepIntent }: OfficeDoorProps) {
  const uid = useUid();
  const [cameSignedIn] = useState(uid !== null);
  useEffect(() => {
    if (uid === null) keepIntent?.();
  }, [uid, keepIntent]);

  return (
    <main id="content" className="mx-auto w-full max-w-[48rem] px-4 py-8">
      <Head title={title} hidden />
      <h1 className="sr-only">{title}</h1>
      <AccountGate skeleton={<SkeletonRows count={3} className="h-12" />}>
        {(account) =>
          can(account, permission) ? (
            <Way address={address} title={title} hint={hint} goes={cameSignedIn || !keepIntent} />
          ) : (
            <Navigate to={forbiddenPath} replace />
          )
        }
      </AccountGate>
    </main>
  );
}

interface WayProps {
  address: string;
  title: string;
  hint: string;
  /** Without a click. */
  goes: boolean;
}

function Way({ address, title, hint, goes }: WayProps) {
  const { t } = useTranslation('promotion');
  useEffect(() => {
    if (goes) location.replace(address);
  }, [goes, address]);
  return (
    <div className="flex flex-col items-center gap-4 py-16 text-center">
      <p aria-hidden className="text-base font-semibold">
        {title}
      </p>
      <p className="max-w-prose text-sm text-muted">{hint}</p>
      <a
        href={address}
        className="inline-flex min-h-11 items-center gap-2 rounded-sm bg-accent px-4 text-sm font-semibold text-on-accent"
      >
        {t('office.open')}
        <ExternalLink aria-hidden className="size-4 rtl:-scale-x-100" />
      </a>
    </div>
  );
}
