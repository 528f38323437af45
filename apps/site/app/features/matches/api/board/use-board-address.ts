import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useViewer } from '#app/platform/app-context.ts';
import { writeCookie } from '#app/platform/viewer.ts';
import { type BoardAddress, readBoardAddress, readGames, writeGames } from './board-address.ts';

/** The games chosen during this visit; the viewer's cookie knows those of earlier ones. */
let chosen: string | null = null;

/** What home's address asks for. A choice of games in it is remembered for the next visit. */
export function useBoardAddress(): BoardAddress {
  const [search] = useSearchParams();
  const { games } = useViewer();
  const said = search.get('games') ?? '';

  useEffect(() => {
    const found = readGames(said);
    if (found === undefined) return;
    chosen = found ? writeGames(found) : '';
    writeCookie('games', chosen);
  }, [said]);

  return readBoardAddress(search, chosen ?? games);
}
