import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { useAttempt } from '#app/shared/form/use-attempt.ts';
import { useSetAvatar } from '../../api/use-set-avatar.ts';

/** Takes one's picture away: the initials stand for one again. */
export function RemovePicture() {
  const { t } = useTranslation('users');
  const setAvatar = useSetAvatar();
  const [attempt, busy] = useAttempt();
  return (
    <Button look="quiet" disabled={busy} onClick={() => attempt(() => setAvatar(null))}>
      {t('info.removePicture')}
    </Button>
  );
}
