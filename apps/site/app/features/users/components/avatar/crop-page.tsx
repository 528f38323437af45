import { useErrorText } from '@xiongmao/auth/use-error-text';
import { useWrite } from '@xiongmao/auth/use-write';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { toast } from '@xiongmao/ui/overlays/toast';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { accountPath } from '#app/paths.ts';
import { useSetAvatar } from '../../api/use-set-avatar.ts';
import { largestPicture, type PictureFault, pictureFault } from './check-picture.ts';
import { ChoosePicture } from './choose-picture.tsx';
import { CropStage } from './crop-stage.tsx';
import { cutSquare, type Square } from './cut-square.ts';

/** One's picture: chosen, cut to a square, sent; then back to where it is shown. */
export function CropPage() {
  const { t } = useTranslation(['users', 'common']);
  const navigate = useNavigate();
  const setAvatar = useSetAvatar();
  const errorText = useErrorText();
  const [address, setAddress] = useState<string | null>(null);
  const [square, setSquare] = useState<Square | null>(null);
  const [fault, setFault] = useState<string | null>(null);

  useEffect(() => {
    if (address) return () => URL.revokeObjectURL(address);
  }, [address]);

  function refuse(reason: PictureFault): void {
    setAddress(null);
    setFault(t(`users:crop.fault.${reason}`, { size: largestPicture }));
  }
  function choose(file: File): void {
    const reason = pictureFault(file);
    if (reason) {
      refuse(reason);
      return;
    }
    setFault(null);
    setSquare(null);
    setAddress(URL.createObjectURL(file));
  }
  const { mutate: save, isPending } = useWrite({
    mutationFn: async (cut: Square) => setAvatar(await cutSquare(address!, cut)),
    onMutate: () => setFault(null),
    async onSuccess() {
      toast(t('users:uploaded'));
      await navigate(accountPath('info'));
    },
    onError(error) {
      if (error instanceof DOMException) refuse('unreadable');
      else setFault(errorText(error));
    },
  });

  return (
    <div className="flex flex-col gap-3 bg-surface p-4 md:rounded-lg">
      {address ? (
        <>
          <CropStage
            key={address}
            address={address}
            onCut={setSquare}
            onUnreadable={() => refuse('unreadable')}
          />
          <div className="flex flex-wrap justify-end gap-2">
            <Button look="quiet" onClick={() => setAddress(null)}>
              {t('users:crop.another')}
            </Button>
            <Button
              look="primary"
              aria-busy={isPending}
              disabled={!square || isPending}
              onClick={() => square && save(square)}
            >
              {t('users:save')}
            </Button>
          </div>
        </>
      ) : (
        <ChoosePicture onChoose={choose} />
      )}
      <p role="alert" className="text-sm text-loss empty:hidden">
        {fault}
      </p>
    </div>
  );
}
