import type { MatchDetail, PeriodScore } from '@xiongmao/api/matches/shapes';
import { playedSide } from '@xiongmao/api/matches/sheets/played-side';
import type { Side } from '@xiongmao/api/matches/sides';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { SideDot } from '#app/shared/games/sides.tsx';
import { Name } from '#app/shared/names/name.tsx';
import { HeroName } from '../../hero-name.tsx';

/** What each side has banned and picked, in order; the turn that is on is left open. */
export function DraftLists({ game, detail }: { game: PeriodScore; detail: MatchDetail }) {
  return (
    <div className="grid gap-4 px-4 pb-4 md:grid-cols-2">
      <Draft game={game} side="home" detail={detail} />
      <Draft game={game} side="away" detail={detail} />
    </div>
  );
}

function Draft({ game, side, detail }: { game: PeriodScore; side: Side; detail: MatchDetail }) {
  const { t } = useTranslation('matches');
  const chosen = (kind: 'ban' | 'pick') =>
    (game.picks ?? []).filter((entry) => entry.side === side && entry.kind === kind);
  const plays = playedSide(game, side);
  // Of both sides: some games have no bans.
  const kinds = (['pick', 'ban'] as const).filter((kind) =>
    (game.picks ?? []).some((entry) => entry.kind === kind),
  );
  return (
    <div className="min-w-0">
      <p className="mb-1 flex items-center gap-2 text-xs">
        <SideDot side={side} />
        <Name className="font-semibold">{detail[side].name}</Name>
        {plays && <span className="text-muted">{t(`side.${plays}`)}</span>}
      </p>
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-3 gap-y-1">
        {kinds.map((kind) => (
          <div key={kind} className="contents">
            <dt className="text-xs text-muted">{t(`esport.${kind}s`)}</dt>
            <dd className="flex min-h-6 flex-wrap gap-1">
              {chosen(kind).map(({ name }) => (
                <span
                  key={name}
                  className={`rounded-sm px-1.5 py-0.5 text-xs ${kind === 'ban' ? 'text-muted line-through' : 'bg-raised'}`}
                >
                  <HeroName name={name} gameId={detail.match.gameId} />
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
