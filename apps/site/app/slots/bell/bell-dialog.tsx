import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Dialog } from '@xiongmao/ui/overlays/dialog';
import { FavouriteOccasions } from '#app/features/matches/components/favourite-occasions.tsx';
import { FollowOccasions } from '#app/features/users/components/follows/follow-occasions.tsx';
import type { BellProps } from '#app/shared/slots.tsx';

interface BellDialogProps extends BellProps {
  open: boolean;
  onClose: () => void;
}

/** Of each of these, which notices one gets. */
export default function BellDialog({ subjects, open, onClose }: BellDialogProps) {
  const { t } = useTranslation(['occasions', 'common']);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('title')}
      closeLabel={t('common:action.close')}
      width="max-w-md"
    >
      <div className="flex flex-col gap-3">
        {subjects.map(({ kind, id, name, gameId }) =>
          kind === 'match' ? (
            <FavouriteOccasions key={kind} matchId={id} gameId={gameId} />
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
