import { deckSize } from '@xiongmao/api/mall/rules';
import { useLocale } from '@xiongmao/i18n/use-locale';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { nameIn } from '@xiongmao/i18n/words/name-in';
import { IconButton } from '@xiongmao/ui/button';
import { inputLook } from '@xiongmao/ui/fields/form-field';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import type { Row } from '../../contract.ts';
import { useTouch } from '../../form/form-context.ts';
import { useFormat } from '../../format.ts';
import { GoodsPicture } from '../../goods/pictures/goods-picture.tsx';
import { prizeField } from '../read-box.ts';
import { FindGoods } from './find-goods.tsx';

type Prize = Omit<Row<'blind-boxes'>['contents'][number], 'left'>;

/** The goods that are in a box and how many of each, found by name; what share each has follows. */
export function PrizesField({ contents }: { contents: readonly Prize[] }) {
  const { t } = useTranslation('console');
  const { count } = useFormat();
  const touch = useTouch();
  const [prizes, setPrizes] = useState(contents);
  const size = prizes.reduce((sum, prize) => sum + prize.count, 0);
  const worth = prizes.reduce((sum, prize) => sum + prize.count * prize.worth, 0);

  function change(next: readonly Prize[]) {
    setPrizes(next);
    touch();
  }

  return (
    <div className="flex min-w-0 flex-col gap-3 md:col-span-2">
      {prizes.length > 0 && (
        <ul className="flex flex-col">
          {prizes.map((prize) => (
            <PrizeLine
              key={prize.goodsId}
              prize={prize}
              size={size}
              onCount={(howMany) =>
                change(prizes.map((each) => (each === prize ? { ...each, count: howMany } : each)))
              }
              onRemove={() => change(prizes.filter((each) => each !== prize))}
            />
          ))}
        </ul>
      )}
      <p role="status" className="tabular text-sm text-muted">
        {t('blindBoxes.sums', { count: size, size: count(size), worth: count(worth) })}
      </p>
      <FindGoods
        isNeeded={prizes.length === 0}
        hint={t('blindBoxes.sizeHint', { min: count(deckSize.min), max: count(deckSize.max) })}
        has={(goodsId) => prizes.some((prize) => prize.goodsId === goodsId)}
        onAdd={({ id, kind, names, pictures, price, free }) =>
          change([
            ...prizes,
            {
              goodsId: id,
              kind,
              names,
              picture: pictures[0] ?? null,
              worth: price,
              count: 1,
              free,
            },
          ])
        }
      />
    </div>
  );
}

interface PrizeLineProps {
  prize: Prize;
  size: number;
  onCount: (count: number) => void;
  onRemove: () => void;
}

function PrizeLine({ prize, size, onCount, onRemove }: PrizeLineProps) {
  const { t } = useTranslation('console');
  const { count, share } = useFormat();
  const locale = useLocale();
  const { goodsId, names, picture, kind, worth, free } = prize;
  const name = nameIn(names, locale);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line/50 py-2 first:border-0">
      <GoodsPicture src={picture} />
      <span className="flex min-w-0 grow basis-40 flex-col text-sm">
        <span className="font-semibold break-words">{name}</span>
        <span className="tabular text-xs text-muted">
          {[
            t(`goods.kinds.${kind}`),
            t('blindBoxes.worthOf', { worth: count(worth) }),
            t('blindBoxes.freeOf', { free: count(free) }),
          ].join(' · ')}
        </span>
        {prize.count > free && <span className="text-xs text-loss">{t('blindBoxes.tooFew')}</span>}
      </span>
      <span className="flex items-center gap-2">
        <input
          type="number"
          name={prizeField(goodsId)}
          aria-label={t('blindBoxes.countOf', { name })}
          required
          min={1}
          max={deckSize.max}
          step={1}
          defaultValue={prize.count}
          onChange={({ target }) => onCount(Math.max(0, Math.trunc(Number(target.value))))}
          className={`${inputLook} max-w-24 shrink-0 text-end`}
        />
        <span className="tabular w-16 text-end text-sm text-muted">
          {share(size > 0 ? prize.count / size : 0)}
        </span>
        <IconButton label={t('blindBoxes.removePrize', { name })} onClick={onRemove}>
          <X aria-hidden className="size-4" />
        </IconButton>
      </span>
    </li>
  );
}
