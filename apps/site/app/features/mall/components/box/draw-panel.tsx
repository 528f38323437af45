import { ApiError } from '@xiongmao/api/client';
import type { Edition } from '@xiongmao/api/mall/shapes';
import { walletErrors } from '@xiongmao/api/wallet/errors';
import { useRequireSignIn, useUid } from '@xiongmao/auth/account';
import { useErrorText } from '@xiongmao/auth/use-error-text';
import { formatCountdown, formatDateTime } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import BoxIcon from 'lucide-react/icons/box';
import { useState } from 'react';
import { useLocale } from '#app/platform/i18n.tsx';
import { useTicking } from '#app/platform/ticking.ts';
import { useZone } from '#app/platform/zone.tsx';
import { useGold, useRefreshGold } from '#app/shared/account/use-gold.ts';
import { PaySlot } from '#app/shared/slots.tsx';
import { type Drawn, useDraw } from '../../api/box/use-draw.ts';
import { useGoldText } from '../gold-amount.tsx';
import { AgeGate } from './age-gate.tsx';
import { ClientSeed } from './client-seed.tsx';
import { ConfirmDraw } from './confirm-draw.tsx';

interface DrawPanelProps {
  edition: Edition;
  onDrawn: (drawn: Drawn) => void;
}

/** The way to draw, and all that stands in it: age, the day's number, the pause between two, gold. */
export function DrawPanel({ edition, onDrawn }: DrawPanelProps) {
  const { t } = useTranslation('mall');
  const locale = useLocale();
  const zone = useZone();
  const uid = useUid();
  const requireSignIn = useRequireSignIn();
  const { closesAt, mine, rules } = edition;
  return (
    <>
      {uid === null ? (
        <Button
          look="primary"
          aria-haspopup="dialog"
          onClick={() => requireSignIn()}
          className="min-h-12 w-full text-base"
        >
          {t('draw.signIn')}
        </Button>
      ) : mine && !mine.ageConfirmed ? (
        <AgeGate editionId={edition.id} age={rules.age} youngerUntil={mine.youngerUntil} />
      ) : (
        <Draw edition={edition} onDrawn={onDrawn} />
      )}
      <ul className="flex flex-col gap-1 text-xs text-muted">
        <li>{t('draw.age', { age: rules.age })}</li>
        <li>
          {t('draw.daily', { count: rules.daily })}
          {mine && ` ${t('draw.today', { count: mine.today })}`}
        </li>
        {rules.coolDown > 0 && <li>{t('draw.coolDown', { count: rules.coolDown })}</li>}
        {closesAt && (
          <li>{t('box.closesAt', { at: formatDateTime(closesAt, { locale, zone }) })}</li>
        )}
        <li>{t('draw.neverGold')}</li>
      </ul>
    </>
  );
}

/** Boxes that one has said yes to in this visit: asked again and again, nobody reads it. */
const confirmed = new Set<number>();

function Draw({ edition, onDrawn }: DrawPanelProps) {
  const { t } = useTranslation('mall');
  const goldText = useGoldText();
  const errorText = useErrorText();
  const refreshGold = useRefreshGold();
  const gold = useGold()?.gold;
  const { id, price, mine, rules } = edition;
  const [isPaying, setPaying] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending, error, clientSeed, setClientSeed } = useDraw(id, price, onDrawn);
  const wait = useTicking((now) =>
    mine?.nextAt ? Math.max(0, Math.ceil((Date.parse(mine.nextAt) - now) / 1000)) : 0,
  );
  const isSpent = mine !== null && mine.today >= rules.daily;
  const missing = gold === undefined ? 0 : Math.max(0, price - gold);
  const isShort =
    missing > 0 ||
    (error instanceof ApiError && error.errorCode === walletErrors.notEnoughGold.code);
  const blocked = isSpent
    ? t('draw.spent')
    : wait > 0
      ? t('draw.wait', { time: formatCountdown(wait) })
      : null;
  function draw(): void {
    if (isPending) return;
    setAsked(!confirmed.has(id));
    if (confirmed.has(id)) mutate();
  }
  return (
    <div className="flex flex-col gap-3">
      <p role="alert" className="text-sm text-loss empty:hidden">
        {!blocked &&
          (isShort
            ? missing > 0 && t('gold.missing', { gold: goldText(missing) })
            : error && errorText(error))}
      </p>
      {isShort && !blocked ? (
        <Button
          look="primary"
          aria-haspopup="dialog"
          onClick={() => setPaying(true)}
          className="min-h-12 w-full text-base"
        >
          {t('gold.recharge')}
        </Button>
      ) : isAsked && !blocked ? (
        <ConfirmDraw
          price={price}
          onConfirm={() => {
            confirmed.add(id);
            draw();
          }}
          onCancel={() => setAsked(false)}
        />
      ) : (
        <Button
          look="primary"
          disabled={blocked !== null}
          aria-disabled={isPending}
          aria-haspopup="dialog"
          onClick={draw}
          className="min-h-12 w-full text-base tabular"
        >
          <BoxIcon aria-hidden className={`size-5 ${isPending ? 'box-shakes' : ''}`} />
          {blocked ?? (isPending ? t('draw.running') : t('draw.open', { gold: goldText(price) }))}
        </Button>
      )}
      <ClientSeed seed={clientSeed} onChange={setClientSeed} disabled={isPending} />
      <PaySlot
        open={isPaying}
        onClose={() => {
          setPaying(false);
          void refreshGold();
        }}
        needed={price}
      />
    </div>
  );
}
