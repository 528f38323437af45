import { sidesOf } from '@xiongmao/api/catalogue/sides';
import type { MatchDetail } from '@xiongmao/api/matches/shapes';
import type { SheetRally } from '@xiongmao/api/matches/sheets/rallies';
import { rallyFaults } from '@xiongmao/api/matches/sheets/rally-words';
import type { Side } from '@xiongmao/api/matches/sides';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { ActiveMark } from '../../header/team-side.tsx';
import { Apart } from '../apart.tsx';
import { Court } from './court.tsx';
import { ShotList } from './shot-list.tsx';

interface RallyRowProps {
  rally: SheetRally;
  detail: MatchDetail;
}

/** A rally in a line: the score, who served, what ended it; opened, its strokes or who stood where. */
export function RallyRow({ rally, detail }: RallyRowProps) {
  const { server, shots, court } = rally;
  const { gameId } = detail.match;
  const hasMore = (shots && server) || court;
  const grid = 'grid min-h-11 grid-cols-[5rem_minmax(0,1fr)_auto] items-center gap-3 px-4 py-1';
  return (
    <li className="border-t border-line">
      {hasMore ? (
        <details className="group">
          <summary className={`${grid} cursor-pointer list-none`}>
            <RallyScore rally={rally} gameId={gameId} />
            <Ending rally={rally} detail={detail} />
            <ChevronDown
              aria-hidden
              className="size-4 text-muted transition-transform group-open:rotate-180"
            />
          </summary>
          <div className="bg-raised px-4 py-3">
            {shots && server && <ShotList shots={shots} server={server} />}
            {court && <Court court={court} detail={detail} />}
          </div>
        </details>
      ) : (
        <div className={grid}>
          <RallyScore rally={rally} gameId={gameId} />
          <Ending rally={rally} detail={detail} />
        </div>
      )}
    </li>
  );
}

function RallyScore({ rally, gameId }: { rally: SheetRally; gameId: number }) {
  const [first, second] = sidesOf(gameId);
  const { winner, score, server } = rally;
  const figure = (side: Side) => (
    <span className={`min-w-[2ch] text-center ${winner === side ? 'font-bold' : 'text-muted'}`}>
      {score[side]}
    </span>
  );
  const mark = (side: Side) => (
    <span className="flex w-2 justify-center">
      {server === side && <ActiveMark gameId={gameId} />}
    </span>
  );
  return (
    <span className="tabular flex items-center gap-1 text-sm">
      {mark(first)}
      {figure(first)}
      <span className="text-muted">–</span>
      {figure(second)}
      {mark(second)}
    </span>
  );
}

/** What ended it, and whose doing it was. */
function Ending({ rally, detail }: RallyRowProps) {
  const { t } = useTranslation('sheets');
  const { winner, ending, player, by, strokes } = rally;
  const isFault = rallyFaults.some((fault) => fault === ending);
  const other = winner === 'home' ? 'away' : 'home';
  const who = player ?? detail[isFault ? other : winner].name;
  const more = [
    who,
    by && by !== player && t('rallies.server', { player: by }),
    strokes && t('rallies.strokes', { count: strokes }),
  ].filter((text) => typeof text === 'string');
  return (
    <span className="min-w-0">
      <span className="text-sm">{ending ? t(`rallies.ending.${ending}`) : t('rallies.point')}</span>{' '}
      <span className="text-xs text-muted">
        <Apart pieces={more} />
      </span>
    </span>
  );
}
