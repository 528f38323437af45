import { useLocale } from '@xiongmao/i18n/use-locale';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { nameIn } from '@xiongmao/i18n/words/name-in';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Row } from '../../contract.ts';
import { useFormat } from '../../format.ts';
import { GoodsPicture } from '../../goods/pictures/goods-picture.tsx';
import { Panel } from '../../page/panel.tsx';
import { Scrollable } from '../../page/scrollable.tsx';
import { useWide } from '../../page/wide.ts';

type Box = Row<'blind-boxes'>;
type Prize = Box['contents'][number];

const ofDraft = ['worth', 'inBox', 'declared', 'free'] as const;
const ofOpened = ['worth', 'inBox', 'left', 'declared', 'observed', 'times', 'expected'] as const;
type Figure = (typeof ofDraft | typeof ofOpened)[number];

/** What is in the box. Of one that was opened: what was drawn of each, beside what its share makes one expect. */
export function Prizes({ box }: { box: Box }) {
  const { t } = useTranslation('console');
  const { count } = useFormat();
  const isWide = useWide();
  const { contents, size, drawn, state, price, gold } = box;
  const isDraft = state === 'draft';
  const worth = contents.reduce((sum, prize) => sum + prize.count * prize.worth, 0);
  const figures: readonly Figure[] = isDraft ? ofDraft : ofOpened;
  const Shown = isWide ? PrizeTable : PrizeCards;
  return (
    <Panel
      title={t(isDraft ? 'blindBoxes.prizes' : 'blindBoxes.observedTitle')}
      hint={
        isDraft
          ? t('blindBoxes.value', { gold: count(size * price), worth: count(worth) })
          : t('blindBoxes.progress', { drawn: count(drawn), size: count(size), gold: count(gold) })
      }
    >
      <Shown prizes={contents} figures={figures} figuresOf={useFigures(box)} />
    </Panel>
  );
}

function useFigures({ size, drawn }: Box) {
  const { t } = useTranslation('console');
  const { count, share, decimal } = useFormat();
  return (prize: Prize): Record<Figure, ReactNode> => {
    const times = prize.count - prize.left;
    const declared = size > 0 ? prize.count / size : 0;
    const isShort = prize.free < prize.count;
    return {
      worth: count(prize.worth),
      inBox: count(prize.count),
      left: count(prize.left),
      declared: share(declared),
      observed: drawn > 0 ? share(times / drawn) : '–',
      times: count(times),
      expected: decimal(declared * drawn),
      free: isShort ? (
        <span className="font-semibold text-loss">
          {count(prize.free)}
          <span className="block text-xs font-normal">{t('blindBoxes.tooFew')}</span>
        </span>
      ) : (
        count(prize.free)
      ),
    };
  };
}

interface PrizesProps {
  prizes: readonly Prize[];
  figures: readonly Figure[];
  figuresOf: (prize: Prize) => Record<Figure, ReactNode>;
}

const cell = 'px-3 py-2 text-end tabular whitespace-nowrap last:pe-4';

function PrizeTable({ prizes, figures, figuresOf }: PrizesProps) {
  const { t } = useTranslation('console');
  return (
    <Scrollable className="-mx-4">
      <table aria-label={t('blindBoxes.prizes')} className="w-full text-sm">
        <thead className="text-xs text-muted">
          <tr>
            <th scope="col" className="py-2 ps-4 pe-3 text-start font-normal">
              {t('blindBoxes.prize')}
            </th>
            {figures.map((figure) => (
              <th key={figure} scope="col" className={`${cell} font-normal`}>
                {t(`blindBoxes.heads.${figure}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {prizes.map((prize) => {
            const shown = figuresOf(prize);
            return (
              <tr key={prize.goodsId} className="h-11 border-t border-line/50">
                <th scope="row" className="py-2 ps-4 pe-3 text-start font-normal">
                  <PrizeName prize={prize} />
                </th>
                {figures.map((figure) => (
                  <td key={figure} className={cell}>
                    {shown[figure]}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </Scrollable>
  );
}

/** On a phone: a prize below the other, its figures beside their names. */
function PrizeCards({ prizes, figures, figuresOf }: PrizesProps) {
  const { t } = useTranslation('console');
  return (
    <ul aria-label={t('blindBoxes.prizes')} className="flex flex-col">
      {prizes.map((prize) => {
        const shown = figuresOf(prize);
        return (
          <li
            key={prize.goodsId}
            className="flex flex-col gap-2 border-t border-line/50 py-3 text-sm first:border-0 first:pt-0"
          >
            <PrizeName prize={prize} />
            <dl className="grid grid-cols-4 gap-x-4 gap-y-2">
              {figures.map((figure) => (
                <div key={figure} className="min-w-0">
                  <dt className="text-xs text-muted">{t(`blindBoxes.heads.${figure}`)}</dt>
                  <dd className="tabular break-words">{shown[figure]}</dd>
                </div>
              ))}
            </dl>
          </li>
        );
      })}
    </ul>
  );
}

function PrizeName({ prize }: { prize: Prize }) {
  const { t } = useTranslation('console');
  const locale = useLocale();
  return (
    <span className="flex min-w-40 items-center gap-3">
      <GoodsPicture src={prize.picture} />
      <span className="flex min-w-0 flex-col">
        <Link to={`/goods/${prize.goodsId}`} className="font-semibold hover:text-accent">
          {nameIn(prize.names, locale)}
        </Link>
        <span className="text-xs text-muted">{t(`goods.kinds.${prize.kind}`)}</span>
      </span>
    </span>
  );
}
