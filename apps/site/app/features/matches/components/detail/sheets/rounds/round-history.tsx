import type { MatchDetail } from '@xiongmao/api/matches/shapes';
import type { Side } from '@xiongmao/api/matches/sides';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { SideDot } from '#app/shared/games/sides.tsx';
import { Name } from '#app/shared/names/name.tsx';
import { EndingIcon, endingWords, type Round } from './round-words.tsx';

interface RoundHistoryProps {
  rounds: readonly Round[];
  detail: MatchDetail;
}

/** All rounds at a glance, half by half: the home side's above, the away side's below. */
export function RoundHistory({ rounds, detail }: RoundHistoryProps) {
  return (
    <div className="flex flex-col gap-3 px-4 pb-4">
      <div className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted">
        {(['home', 'away'] as const).map((side) => (
          <span key={side} className="flex min-w-0 items-center gap-1.5">
            <SideDot side={side} />
            <Name>{detail[side].name}</Name>
          </span>
        ))}
      </div>
      <div className="flex flex-wrap gap-x-8 gap-y-4">
        {halvesOf(rounds).map((half) => (
          <Half key={half[0]!.number} rounds={half} detail={detail} />
        ))}
      </div>
    </div>
  );
}

function Half({ rounds, detail }: RoundHistoryProps) {
  const { t } = useTranslation('matches');
  const won = (side: Side) => rounds.filter(({ winner }) => winner === side).length;
  const { sides } = rounds[0]!;
  return (
    <section className="min-w-0">
      <h3 className="tabular mb-1.5 flex items-center gap-2 text-xs text-muted">
        {sides && <span>{sideWord(sides.home)}</span>}
        <span className="text-sm font-semibold text-ink">
          {won('home')} – {won('away')}
        </span>
        {sides && <span>{sideWord(sides.away)}</span>}
      </h3>
      <ol className="flex flex-wrap gap-x-0.5 gap-y-2">
        {rounds.map((round) => (
          <RoundCell key={round.number} round={round} detail={detail} />
        ))}
      </ol>
    </section>
  );

  function sideWord(side: string): string {
    return side === 'ct' || side === 't' ? t(`side.${side}`) : side;
  }
}

const fills: Record<Side, string> = {
  home: 'bg-home/20 text-home',
  away: 'bg-away/20 text-away',
};

function RoundCell({ round, detail }: { round: Round; detail: MatchDetail }) {
  const { t } = useTranslation('matches');
  const { number, winner } = round;
  const words = winner
    ? t('roundsSheet.won', {
        n: number,
        team: detail[winner].name,
        ending: endingWords(t, round),
      })
    : t('roundsSheet.open', { n: number });
  return (
    <li title={words} className="flex w-5 flex-col items-center gap-0.5 md:w-6">
      <span className="sr-only">{words}</span>
      {(['home', 'away'] as const).map((side) => (
        <span
          key={side}
          aria-hidden="true"
          className={`flex size-5 items-center justify-center rounded-sm md:size-6 ${winner === side ? fills[side] : ''} ${side === 'away' ? 'order-3' : ''}`}
        >
          {winner === side ? (
            <EndingIcon ending={round.ending} className="size-3.5" />
          ) : (
            <span className="size-1 rounded-full bg-line" />
          )}
        </span>
      ))}
      <span aria-hidden="true" className="tabular order-2 text-xs leading-none text-muted">
        {number}
      </span>
    </li>
  );
}

/** Rounds between two changes of sides; where nobody tells the sides, all of them. */
export function halvesOf(rounds: readonly Round[]): Round[][] {
  const halves: Round[][] = [];
  for (const round of rounds) {
    const half = halves.at(-1);
    if (half && half.at(-1)?.sides?.home === round.sides?.home) half.push(round);
    else halves.push([round]);
  }
  return halves;
}
