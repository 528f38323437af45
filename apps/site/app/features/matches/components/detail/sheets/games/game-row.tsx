import { sidesOf } from '@xiongmao/api/catalogue/sides';
import type { MatchDetail } from '@xiongmao/api/matches/shapes';
import type { SheetGame, SheetPoint } from '@xiongmao/api/matches/sheets/games';
import type { Side } from '@xiongmao/api/matches/sides';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Badge } from '@xiongmao/ui/badge';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Name } from '#app/shared/names/name.tsx';
import { ActiveMark } from '../../header/team-side.tsx';
import { Apart } from '../apart.tsx';
import { numbered } from '../numbered.ts';
import { PointRow } from './point-row.tsx';

interface GameRowProps {
  game: SheetGame;
  detail: MatchDetail;
}

/** A game in a line, its points as they were called; opened, how each was won. */
export function GameRow({ game, detail }: GameRowProps) {
  const { t } = useTranslation('sheets');
  const { server, player, winner, tieBreak, points } = game;
  const isBreak = !tieBreak && server !== null && winner !== null && winner !== server;
  return (
    <li className="border-t border-line first:border-t-0">
      <details className="group">
        <summary className="grid min-h-11 cursor-pointer list-none grid-cols-[4.5rem_minmax(0,1fr)_auto] items-start gap-3 px-4 py-2.5 text-sm">
          <GameScore game={game} gameId={detail.match.gameId} />
          <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1.5">
            {isBreak && <Badge>{t('games.break')}</Badge>}
            {tieBreak && <Badge>{t('games.tieBreak')}</Badge>}
            {numbered(points).map(({ number, item }) => (
              <Call key={number} point={item} next={points[number]} detail={detail} />
            ))}
            {player && (
              <span className="flex min-w-0 max-w-full text-xs text-muted">
                <Name>{t('games.server', { player })}</Name>
              </span>
            )}
          </span>
          <ChevronDown
            aria-hidden
            className="mt-0.5 size-4 text-muted transition-transform group-open:rotate-180"
          />
        </summary>
        <ol className="bg-raised py-1">
          {numbered(points).map(({ number, item }) => (
            <PointRow key={number} point={item} detail={detail} />
          ))}
        </ol>
      </details>
    </li>
  );
}

/** Games of the set, who won this one heavier; a mark at who served. */
function GameScore({ game, gameId }: { game: SheetGame; gameId: number }) {
  const [first, second] = sidesOf(gameId);
  const figure = (side: Side) => (
    <span className={game.winner === side ? 'font-bold' : 'text-muted'}>{game.score[side]}</span>
  );
  const mark = (side: Side) => (
    <span className="flex w-2 justify-center">
      {game.server === side && !game.tieBreak && <ActiveMark gameId={gameId} />}
    </span>
  );
  return (
    <span className="tabular flex items-center gap-1.5">
      {mark(first)}
      {figure(first)}
      <span className="text-muted">–</span>
      {figure(second)}
      {mark(second)}
    </span>
  );
}

interface CallProps {
  point: SheetPoint;
  /** What was at stake when this had been called. */
  next: SheetPoint | undefined;
  detail: MatchDetail;
}

const under: Record<Side, string> = { home: 'border-home', away: 'border-away' };

/** The score as called after a point, underlined in the colour of who won it. */
function Call({ point, next, detail }: CallProps) {
  const { t } = useTranslation('sheets');
  const { called, winner } = point;
  const [first, second] = sidesOf(detail.match.gameId);
  if (!called) return null;
  return (
    <span className={`tabular flex items-baseline gap-1 border-b-2 text-xs ${under[winner]}`}>
      <span>
        <Apart pieces={[called[first], called[second]]} by="–" />
      </span>
      {next?.chance && (
        <abbr
          title={t(`games.chance.${next.chance.at}`)}
          className="font-semibold text-accent no-underline"
        >
          {t(`games.chanceShort.${next.chance.at}`)}
        </abbr>
      )}
    </span>
  );
}
