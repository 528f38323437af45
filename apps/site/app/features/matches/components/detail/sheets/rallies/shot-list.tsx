import type { Shot } from '@xiongmao/api/matches/sheets/rally-words';
import type { Side } from '@xiongmao/api/matches/sides';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { numbered } from '../numbered.ts';

interface ShotListProps {
  shots: readonly (Shot | null)[];
  server: Side;
}

const under: Record<Side, string> = { home: 'border-home', away: 'border-away' };

/** The strokes of a rally in turn, underlined in the colour of whose each was. */
export function ShotList({ shots, server }: ShotListProps) {
  const { t } = useTranslation('sheets');
  const receiver = server === 'home' ? 'away' : 'home';
  return (
    <ol className="flex flex-wrap gap-x-3 gap-y-2 text-xs">
      {numbered(shots).map(({ number, item }) => (
        <li key={number} className={`border-b-2 ${under[number % 2 === 1 ? server : receiver]}`}>
          {item ? t(`rallies.shot.${item}`) : '…'}
        </li>
      ))}
    </ol>
  );
}
