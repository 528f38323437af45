import type { AnyMatchDetail } from '@xiongmao/api/matches/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { EmptyState } from '@xiongmao/ui/states/empty-state';
import { lobbyName } from '../../../lobby-words.ts';
import { MatchInformation } from '../overview/match-information.tsx';
import { LobbyHead } from './lobby-head.tsx';
import { LobbyHeader } from './lobby-header.tsx';
import { LobbyRound } from './lobby-round.tsx';
import { LobbyStanding } from './lobby-standing.tsx';

/** A match of many teams: how they stand over all rounds, and each round, the latest first. */
export default function LobbyPage({ detail }: { detail: AnyMatchDetail }) {
  const { t } = useTranslation('matches');
  const { match, league, lobby } = detail;
  const name = [league.name, lobbyName(match, t)].filter(Boolean).join(' · ');
  return (
    <>
      <LobbyHead detail={detail} name={name} />
      <main
        id="content"
        className="mx-auto flex w-full max-w-[90rem] flex-col gap-2 md:gap-3 md:px-4"
      >
        <h1 className="sr-only">{name}</h1>
        <LobbyHeader detail={detail} />
        {lobby ? (
          <div className="grid items-start gap-2 md:grid-cols-2 md:gap-3 xl:grid-cols-4">
            <div className="md:col-span-2">
              <LobbyStanding lobby={lobby} />
            </div>
            {lobby.played.toReversed().map((round, index) => (
              <LobbyRound
                key={round.key}
                round={round}
                lobby={lobby}
                gameId={match.gameId}
                live={index === 0 && match.state.phase === round.key}
              />
            ))}
            <MatchInformation detail={detail} />
          </div>
        ) : (
          <EmptyState text={t('lobby.empty')} />
        )}
      </main>
    </>
  );
}
