import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Dialog } from '@xiongmao/ui/overlays/dialog';
import { FavouriteOccasions } from '#app/features/matches/components/favourite-occasions.tsx';
import { usePreferences } from '#app/features/users/api/use-preferences.ts';
import { FollowOccasions } from '#app/features/users/components/follows/follow-occasions.tsx';
import { accountPath } from '#app/paths.ts';
import { Link } from '#app/platform/link.tsx';
import type { BellProps } from '#app/shared/slots.tsx';

interface BellDialogProps extends BellProps {
  open: boolean;
  onClose: () => void;
}

/** Of each of these, which notices one gets. */
export default function BellDialog({ subjects, open, onClose }: BellDialogProps) {
  const { t } = useTranslation(['occasions', 'common']);
  const areOff = usePreferences().data?.notices.match === false;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('title')}
      closeLabel={t('common:action.close')}
      width="max-w-md"
    >
      <div className="flex flex-col gap-3">
        {areOff && (
          <p className="rounded-sm bg-raised px-3 py-2 text-sm">
            {t('off')}{' '}
            <Link to={accountPath('preferences')} className="text-accent underline">
              {t('switchOn')}
            </Link>
          </p>
        )}
        {subjects.map(({ kind, id, name, gameId }) =>
          kind === 'match' ? (
            <FavouriteOccasions key={kind} matchId={id} name={name} gameId={gameId} />
          ) : (
            <FollowOccasions
              key={`${kind} ${id}`}
              kind={kind}
              id={id}
              name={name}
              gameId={gameId}
            />
          ),
        )}
      </div>
    </Dialog>
  );
}
