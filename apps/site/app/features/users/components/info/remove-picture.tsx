import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { useAction } from '#app/shared/form/use-action.ts';
import { useSetAvatar } from '../../api/use-set-avatar.ts';

/** Takes one's picture away: the initials stand for one again. */
export function RemovePicture() {
  const { t } = useTranslation('users');
  const setAvatar = useSetAvatar();
  const { mutate: remove, isPending } = useAction({ mutationFn: () => setAvatar(null) });
  return (
    <Button look="quiet" disabled={isPending} onClick={() => remove()}>
      {t('info.removePicture')}
    </Button>
  );
}
