import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { Dialog } from '@xiongmao/ui/overlays/dialog';
import { redemptionPath } from '#app/paths.ts';
import { Link } from '#app/platform/link.tsx';
import type { Drawn } from '../../api/box/use-draw.ts';
import { GoldAmount } from '../gold-amount.tsx';
import { GoodsPicture } from '../goods-picture.tsx';

interface PrizeDialogProps {
  /** Stays while it closes. */
  drawn: Drawn | null;
  open: boolean;
  onClose: () => void;
}

/** What was drawn, and where it goes on: a card is had at once, what is sent needs an address. */
export function PrizeDialog({ drawn, open, onClose }: PrizeDialogProps) {
  const { t } = useTranslation(['mall', 'common']);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('prize.title')}
      closeLabel={t('common:action.close')}
      width="max-w-sm"
    >
      {drawn && <Prize drawn={drawn} onClose={onClose} />}
    </Dialog>
  );
}

function Prize({ drawn: { draw, prize, order }, onClose }: { drawn: Drawn; onClose: () => void }) {
  const { t } = useTranslation('mall');
  const next = prize.kind === 'virtual' ? 'card' : order.needsRecipient ? 'address' : 'order';
  return (
    <div className="flex flex-col items-center gap-4 pt-4 text-center">
      <div className="prize-comes w-48 rounded-lg ring-4 ring-accent/40">
        <GoodsPicture
          src={prize.picture}
          kind={prize.kind}
          name={prize.name}
          first
          className="rounded-lg"
        />
      </div>
      <div className="flex flex-col items-center gap-1">
        <p className="text-xl font-semibold">
          <bdi>{prize.name}</bdi>
        </p>
        <GoldAmount gold={prize.worth} />
        <p className="text-xs text-muted tabular">
          {t('prize.draw', { number: draw.number, position: draw.position + 1 })}
        </p>
      </div>
      <div className="flex w-full flex-col gap-2">
        <Link
          to={redemptionPath(order.id)}
          className="inline-flex min-h-11 items-center justify-center rounded-sm bg-accent px-4 text-sm font-semibold text-on-accent"
        >
          {t(`prize.to.${next}`)}
        </Link>
        <Button onClick={onClose}>{t('prize.stay')}</Button>
      </div>
    </div>
  );
}
