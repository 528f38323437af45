import type { AnyMatchDetail } from '@xiongmao/api/matches/shapes';
import { isPlayed } from '@xiongmao/api/matches/statuses';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Crest } from '@xiongmao/ui/crest';
import { ShowResult } from '#app/platform/spoilers/parts.tsx';
import { Name } from '#app/shared/names/name.tsx';
import { lobbyProgress } from '../../../lobby-words.ts';
import { Competition } from '../header/match-header.tsx';
import { MatchNotes } from '../header/match-notes.tsx';
import { PlayedOn, StartTime, StatusLine } from '../header/status-line.tsx';

/** Who leads or has won, and how far the lobby is. */
export function LobbyHeader({ detail }: { detail: AnyMatchDetail }) {
  const { t } = useTranslation('matches');
  const { match } = detail;
  const { status, lobby } = match.state;
  const leader = lobby?.leader;
  const isSettled = isPlayed(status);
  const words = leader && {
    team: leader.name,
    points: t('lobby.points', { count: leader.points }),
  };
  return (
    <header className="bg-surface md:rounded-lg">
      <Competition detail={detail} />
      <div className="flex min-h-24 flex-col items-center justify-center gap-1 px-4 pb-3 text-center">
        {leader ? (
          <p className="flex max-w-full items-center gap-3 text-xl font-bold">
            <Crest name={leader.name} />
            <Name>{leader.name}</Name>
            <span className={`tabular ${isSettled ? '' : 'text-live'}`}>{leader.points}</span>
          </p>
        ) : (
          status === 'notStarted' && <StartTime match={match} />
        )}
        {status !== 'notStarted' && <StatusLine match={match} />}
        <p className="text-sm text-muted">{lobbyProgress(match.state, t)}</p>
        {isSettled && <PlayedOn match={match} />}
        {match.state.concealed && <ShowResult match={match} />}
        <p aria-live="polite" className="sr-only">
          {words && t(isSettled ? 'lobby.won' : 'lobby.leads', words)}
        </p>
      </div>
      <MatchNotes detail={detail} />
    </header>
  );
}
