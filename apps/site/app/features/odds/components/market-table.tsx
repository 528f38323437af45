import { sidesOf } from '@xiongmao/api/catalogue/sides';
import type { MatchDetail } from '@xiongmao/api/matches/shapes';
import type { OddsMarket, OddsPick } from '@xiongmao/api/odds/kinds';
import { oddsPicksOf } from '@xiongmao/api/odds/markets';
import type { Quote } from '@xiongmao/api/odds/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { ChevronDown, Lock } from 'lucide-react';
import { Fragment, useState } from 'react';
import { sportKeyOf } from '#app/shared/games/sport-of.ts';
import { Line } from './line.tsx';
import { Movement } from './movement.tsx';
import { OpeningPrices } from './opening-prices.tsx';
import { Price } from './price.tsx';

interface MarketTableProps {
  market: OddsMarket;
  quotes: readonly Quote[];
  detail: MatchDetail;
  /** What stands now would tell what the viewer's picture does not show yet: openings alone are shown. */
  held: boolean;
}

/** What bookmakers offer in one market, as it stands and as it opened; each unfolds to how it moved. */
export function MarketTable({ market, quotes, detail, held }: MarketTableProps) {
  const { t } = useTranslation('odds');
  const { gameId } = detail.match;
  const picks = orderedPicks(gameId, market);
  const [opened, setOpened] = useState<string | null>(null);
  const name = t(`market.${market}`, { context: contextOf(gameId, market) });
  const best = held ? {} : bestOf(quotes);
  return (
    <section aria-label={name} className="overflow-hidden bg-surface md:rounded-lg">
      <h2 className="flex min-h-11 items-center px-4 text-sm font-semibold">{name}</h2>
      <table className="tabular w-full table-fixed text-sm">
        <caption className="sr-only">{name}</caption>
        <colgroup>
          <col className="w-[30%] md:w-2/5" />
          {picks.map((pick) => (
            <col key={pick} />
          ))}
          <col className="w-11" />
        </colgroup>
        <thead className="text-xs text-muted">
          <tr>
            <th scope="col" className="px-4 py-2 text-start font-normal">
              {t('bookmaker')}
            </th>
            {picks.map((pick) => (
              <th key={pick} scope="col" className="px-1 font-normal [overflow-wrap:anywhere]">
                <PickName pick={pick} detail={detail} />
              </th>
            ))}
            <th scope="col">
              <span className="sr-only">{t('movement')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {quotes.map((quote) => {
            const { bookmaker } = quote;
            const isOpen = opened === bookmaker;
            const shown = held ? quote.opening : quote.current;
            return (
              <Fragment key={bookmaker}>
                <tr className="border-t border-line">
                  <th scope="row" className="px-4 py-2 text-start font-normal">
                    <span className="block truncate">{bookmaker}</span>
                    <span className="flex items-center gap-1 text-xs text-muted">
                      {shown.suspended ? (
                        <>
                          <Lock aria-hidden="true" className="size-3" />
                          {t('suspended')}
                        </>
                      ) : (
                        !held && t('opening')
                      )}
                    </span>
                  </th>
                  {picks.map((pick) => (
                    <td key={pick} className="px-1 py-2 text-center">
                      <span className="flex flex-wrap items-center justify-center gap-x-1">
                        {shown.line !== null && <Line pick={pick} line={shown.line} />}
                        <Price
                          key={shown.line}
                          value={shown.prices[pick]}
                          best={best[pick] === shown.prices[pick]}
                          suspended={shown.suspended}
                        />
                      </span>
                      {!held && !shown.suspended && <OpeningPrices pick={pick} {...quote} />}
                    </td>
                  ))}
                  <td>
                    <button
                      type="button"
                      aria-expanded={isOpen}
                      aria-label={t('movementOf', { bookmaker })}
                      onClick={() => setOpened(isOpen ? null : bookmaker)}
                      className="flex size-11 items-center justify-center text-muted hover:text-ink"
                    >
                      <ChevronDown
                        aria-hidden="true"
                        className={`size-4 transition-transform ${isOpen ? 'rotate-180' : ''}`}
                      />
                    </button>
                  </td>
                </tr>
                {isOpen && (
                  <tr>
                    <td colSpan={picks.length + 2} className="px-4 pb-4">
                      <Movement matchId={detail.match.id} quote={quote} picks={picks} held={held} />
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

/** Without a draw it is called otherwise; so is what is not counted in goals. */
function contextOf(gameId: number, market: OddsMarket) {
  if (market === 'winner') return oddsPicksOf(gameId, market).length === 2 ? 'twoWay' : undefined;
  return sportKeyOf(gameId) === 'soccer' ? undefined : 'points';
}

/** As its sport orders sides. */
function orderedPicks(gameId: number, market: OddsMarket): readonly OddsPick[] {
  const picks = oddsPicksOf(gameId, market);
  return sidesOf(gameId)[0] === 'away' && market !== 'total' ? picks.toReversed() : picks;
}

function PickName({ pick, detail }: { pick: OddsPick; detail: MatchDetail }) {
  const { t } = useTranslation('odds');
  return pick === 'home' || pick === 'away' ? detail[pick].name : t(`pick.${pick}`);
}

/** The highest price of each pick where there is a choice; lines differ, so that theirs say nothing of each other. */
function bestOf(quotes: readonly Quote[]): Partial<Record<OddsPick, number>> {
  const best: Partial<Record<OddsPick, number>> = {};
  if (quotes.length < 2 || new Set(quotes.map(({ current }) => current.line)).size > 1) return best;
  for (const { current } of quotes) {
    if (current.suspended) continue;
    for (const [pick, price] of Object.entries(current.prices) as [OddsPick, number][]) {
      best[pick] = Math.max(best[pick] ?? 0, price);
    }
  }
  return best;
}
