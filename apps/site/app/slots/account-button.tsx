import { AccountButton } from '#app/features/identity/components/account-button.tsx';
import { useUnread } from '#app/features/users/api/use-unread.ts';

/** Who one is, with what is unread. */
export default function NotedAccountButton() {
  useUnread();
  return <AccountButton />;
}
