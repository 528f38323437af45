import type { Role } from '@xiongmao/api/roles';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Badge } from '@xiongmao/ui/badge';

/** The roles of an account, by name; that it is a user goes without saying when it is more. */
export function RoleBadges({ roles }: { roles: readonly Role[] }) {
  const { t } = useTranslation('console');
  const given = roles.filter((role) => role !== 'user');
  return (
    <span className="flex flex-wrap gap-1">
      {(given.length > 0 ? given : (['user'] as const)).map((role) => (
        <Badge key={role}>{t(`role.${role}`)}</Badge>
      ))}
    </span>
  );
}
