import type { Article } from '@xiongmao/api/news/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Crest } from '@xiongmao/ui/crest';
import type { ReactNode } from 'react';
import { leaguePath, playerPath, squadPath } from '#app/paths.ts';
import { Link } from '#app/platform/link.tsx';
import { Name } from '#app/shared/names/name.tsx';

type Cards = Article['cards'];

const look =
  'flex min-h-14 items-center gap-3 rounded-lg bg-raised px-3 text-sm -outline-offset-2 hover:text-accent';

interface CardProps {
  to: string;
  name: string;
  gameId: number;
  crest?: ReactNode;
}

function Card({ to, name, gameId, crest }: CardProps) {
  const { t } = useTranslation('games');
  return (
    <Link to={to} prefetch="intent" className={look}>
      {crest}
      <span className="flex min-w-0 flex-col">
        <Name className="font-semibold">{name}</Name>
        <span className="text-xs text-muted">{t(`${gameId}` as '202')}</span>
      </span>
    </Link>
  );
}

export function TeamCard({ team }: { team: Cards['teams'][string] }) {
  return <Card to={squadPath(team.id)} crest={<Crest name={team.name} />} {...team} />;
}

export function PlayerCard({ player }: { player: Cards['players'][string] }) {
  return <Card to={playerPath(player.id)} crest={<Crest name={player.name} />} {...player} />;
}

export function LeagueCard({ league }: { league: Cards['leagues'][string] }) {
  return <Card to={leaguePath(league.id)} {...league} />;
}
