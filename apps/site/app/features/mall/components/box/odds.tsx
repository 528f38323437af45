import type { Edition, Prize } from '@xiongmao/api/mall/shapes';
import { formatNumber, formatPercent } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Panel } from '@xiongmao/ui/panel';
import { goodsPath } from '#app/paths.ts';
import { useLocale } from '#app/platform/i18n.tsx';
import { Link } from '#app/platform/link.tsx';
import { GoldAmount } from '../gold-amount.tsx';
import { GoodsPicture } from '../goods-picture.tsx';

/** Prizes, the dearest first. */
export const byWorth = (prizes: readonly Prize[]): Prize[] =>
  prizes.toSorted((a, b) => b.worth - a.worth || a.id - b.id);

const head = 'px-2 pb-2 text-end text-xs font-normal text-muted last:pe-4';
const cell = 'px-2 py-2 text-end whitespace-nowrap tabular last:pe-4';

/** What is in a box: how many there were, how many are left, and how likely the next draw gives each. */
export function Odds({ edition }: { edition: Edition }) {
  const { t } = useTranslation('mall');
  const locale = useLocale();
  const { prizes, left, size, state } = edition;
  const isOpen = state === 'open';
  const shown = (count: number) => formatNumber(count, locale, 0);
  const share = (part: number, of: number) =>
    of === 0 ? '–' : formatPercent(part / of, locale, 2);
  return (
    <Panel title={t('odds.title')} hint={t('odds.hint')}>
      <table className="w-full text-sm">
        <thead>
          <tr>
            <th scope="col" className="ps-4 pb-2 text-start text-xs font-normal text-muted">
              {t('odds.prize')}
            </th>
            <th scope="col" className={head}>
              {t('odds.left')}
            </th>
            {isOpen && (
              <th scope="col" className={head}>
                {t('odds.now')}
              </th>
            )}
            <th scope="col" className={head}>
              {t('odds.declared')}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-t border-line">
          {byWorth(prizes).map((prize) => (
            <tr key={prize.id} className={prize.left === 0 && isOpen ? 'text-muted' : ''}>
              <th scope="row" className="py-2 ps-4 text-start font-normal">
                <Link to={goodsPath(prize.goodsId)} className="group flex items-center gap-3">
                  <GoodsPicture
                    src={prize.picture}
                    kind={prize.kind}
                    name={prize.name}
                    className={`size-11 shrink-0 rounded-sm ${prize.left === 0 && isOpen ? 'opacity-40 grayscale' : ''}`}
                  />
                  <span className="flex min-w-0 flex-col">
                    <bdi className="line-clamp-2 [overflow-wrap:anywhere] group-hover:text-accent">
                      {prize.name}
                    </bdi>
                    <GoldAmount gold={prize.worth} className="text-xs font-normal" />
                  </span>
                </Link>
              </th>
              <td className={cell}>
                <bdi dir="ltr">
                  {shown(prize.left)}
                  <span className="text-muted"> / {shown(prize.count)}</span>
                </bdi>
              </td>
              {isOpen && <td className={`${cell} font-semibold`}>{share(prize.left, left)}</td>}
              <td className={`${cell} text-muted`}>{share(prize.count, size)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
