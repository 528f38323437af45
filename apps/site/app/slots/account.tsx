import { AccountArea } from '#app/features/identity/components/account-area.tsx';
import { lazyPart } from '#app/platform/start/lazy-part.ts';

const AccountButton = lazyPart(() => import('./account-button.tsx'));

/** At the header's end: the way in, or who one is. */
export const Account = () => <AccountArea Account={AccountButton} />;
