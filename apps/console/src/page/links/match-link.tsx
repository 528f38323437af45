import { gameById } from '@xiongmao/api/catalogue/games';
import type { ReactNode } from 'react';
import { useConfig } from '../../config.ts';

interface MatchLinkProps {
  gameId: number;
  id: number;
  children: ReactNode;
}

/** The way to a match's page on the site. */
export function MatchLink({ gameId, id, children }: MatchLinkProps) {
  const { siteUrl } = useConfig();
  return (
    <a href={`${siteUrl}/${gameById(gameId)?.slug}/${id}`} className="hover:text-accent">
      {children}
    </a>
  );
}
