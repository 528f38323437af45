import type { ChatMessage } from '@xiongmao/api/chat/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useEffect, useEffectEvent, useState } from 'react';
import { useGift } from '../api/gift-queries.ts';
import { SvgaPlayer } from '../svga/svga-player.tsx';

interface GiftShowProps {
  message: ChatMessage;
  /** Others wait: it is shown faster. */
  hurried: boolean;
  paused: boolean;
  onDone: () => void;
}

/** ms for a picture that has no animation, and after which no animation is waited for any more. */
const pictureFor = 3_000;
const longest = 12_000;

/** A large gift has the whole picture to itself: its animation, and who gave it. */
export function GiftShow({ message, hurried, paused, onDone }: GiftShowProps) {
  const { t } = useTranslation('gifts');
  const { from, gift } = message;
  const found = useGift(gift!.giftId);
  const [failed, setFailed] = useState(false);
  const animation = failed ? null : (found?.animation ?? null);
  const done = useEffectEvent(onDone);
  const limit = animation ? longest : pictureFor;
  useEffect(() => {
    const timer = setTimeout(() => done(), limit);
    return () => clearTimeout(timer);
  }, [limit]);
  return (
    <div
      aria-hidden
      data-gift-show
      className="pointer-events-none absolute inset-0 flex items-center justify-center"
    >
      <div className="absolute inset-0 flex items-center justify-center">
        {animation ? (
          <div className="size-full">
            <SvgaPlayer
              src={animation}
              speed={hurried ? 1.5 : 1}
              paused={paused}
              onEnd={onDone}
              onFault={() => setFailed(true)}
            />
          </div>
        ) : (
          found && (
            <img
              src={found.picture}
              alt=""
              width={128}
              height={128}
              className="gift-count size-32 object-contain"
            />
          )
        )}
      </div>
      <p className="absolute start-3 bottom-2 md:bottom-14 flex max-w-[80%] items-center gap-2 rounded-full bg-linear-to-r from-black/80 to-black/30 py-1.5 ps-3 pe-5 text-sm font-semibold rtl:bg-linear-to-l">
        {found && (
          <img
            src={found.picture}
            alt=""
            width={32}
            height={32}
            className="size-8 object-contain"
          />
        )}
        <span className="min-w-0 truncate">
          {t('show.gave', { name: from.username, gift: found?.name ?? t('tray.gift') })}
        </span>
        <span dir="ltr" className="text-accent tabular">
          ×{gift!.combo.count}
        </span>
      </p>
    </div>
  );
}
