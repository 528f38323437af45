import { useQuery } from '@tanstack/react-query';
import { gameById } from '@xiongmao/api/catalogue/games';
import type { Client } from '@xiongmao/api/client';
import { callQuery } from '@xiongmao/api/react';

/** A match with its timeline: what a highlight can be of. */
export const useTimeline = (api: Client, match: { id: number; gameId: number } | null) =>
  useQuery({
    ...callQuery(api, 'GET /:game/:matchId', {
      params: {
        game: (match && gameById(match.gameId)?.slug) ?? '',
        matchId: String(match?.id ?? ''),
      },
    }),
    enabled: match !== null,
  });
