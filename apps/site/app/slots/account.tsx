import { lazy } from 'react';
import { AccountArea } from '#app/features/identity/components/account-area.tsx';

const AccountButton = lazy(() => import('./account-button.tsx'));

/** At the header's end: the way in, or who one is. */
export const Account = () => <AccountArea Account={AccountButton} />;
