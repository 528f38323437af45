import { useLocale } from '@xiongmao/i18n/use-locale';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { nameIn } from '@xiongmao/i18n/words/name-in';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Row } from '../../contract.ts';
import { useFormat } from '../../format.ts';
import { GoodsPicture } from '../../goods/goods-picture.tsx';
import { Panel } from '../../page/panel.tsx';
import { Scrollable } from '../../page/scrollable.tsx';

const cell = 'px-3 py-2 text-end tabular whitespace-nowrap last:pe-4';

/** What is in the box. Of one that was opened: what was drawn of each, beside what its share makes one expect. */
export function Prizes({ box }: { box: Row<'blind-boxes'> }) {
  const { t } = useTranslation('console');
  const { count, share, decimal } = useFormat();
  const { contents, size, drawn, state, price } = box;
  const isDraft = state === 'draft';
  const worth = contents.reduce((sum, prize) => sum + prize.count * prize.worth, 0);
  const heads = isDraft
    ? (['worth', 'inBox', 'declared', 'free'] as const)
    : (['worth', 'inBox', 'left', 'declared', 'observed', 'times', 'expected'] as const);
  return (
    <Panel
      title={t(isDraft ? 'blindBoxes.prizes' : 'blindBoxes.observedTitle')}
      hint={
        isDraft
          ? t('blindBoxes.value', { gold: count(size * price), worth: count(worth) })
          : t('blindBoxes.progress', {
              drawn: count(drawn),
              size: count(size),
              gold: count(box.gold),
            })
      }
      className="px-0"
    >
      <Scrollable>
        <table aria-label={t('blindBoxes.prizes')} className="w-full text-sm">
          <thead className="text-xs text-muted">
            <tr>
              <th scope="col" className="py-2 ps-4 pe-3 text-start font-normal">
                {t('blindBoxes.prize')}
              </th>
              {heads.map((head) => (
                <th key={head} scope="col" className={`${cell} font-normal`}>
                  {t(`blindBoxes.heads.${head}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {contents.map((prize) => {
              const times = prize.count - prize.left;
              const declared = size > 0 ? prize.count / size : 0;
              const shown: Record<(typeof heads)[number], ReactNode> = {
                worth: count(prize.worth),
                inBox: count(prize.count),
                left: count(prize.left),
                declared: share(declared),
                observed: drawn > 0 ? share(times / drawn) : '–',
                times: count(times),
                expected: decimal(declared * drawn),
                free: (
                  <span className={prize.free < prize.count ? 'font-semibold text-loss' : ''}>
                    {count(prize.free)}
                    {prize.free < prize.count && (
                      <span className="block text-xs font-normal">{t('blindBoxes.tooFew')}</span>
                    )}
                  </span>
                ),
              };
              return (
                <tr key={prize.goodsId} className="h-11 border-t border-line/50">
                  <th scope="row" className="py-2 ps-4 pe-3 text-start font-normal">
                    <PrizeName prize={prize} />
                  </th>
                  {heads.map((head) => (
                    <td key={head} className={cell}>
                      {shown[head]}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </Scrollable>
    </Panel>
  );
}

function PrizeName({ prize }: { prize: Row<'blind-boxes'>['contents'][number] }) {
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
