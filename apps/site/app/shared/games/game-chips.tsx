import { gameByName } from '@xiongmao/api/catalogue/games';
import { Chips } from '../list/chips.tsx';
import { GameLogo } from './game-logo.tsx';

export interface GameChip {
  /** The game's id or slug; any other name stands for several games. */
  key: string;
  text: string;
  to: string;
  chosen: boolean;
}

interface GameChipsProps {
  /** What they choose, for those who can't see them. */
  label: string;
  chips: readonly GameChip[];
  className?: string;
  /** All in sight where there is room for more than one line. */
  wraps?: boolean;
}

/** Games to choose from, each with its mark. */
export function GameChips({ chips, ...rest }: GameChipsProps) {
  const marked = chips.map((chip) => ({
    ...chip,
    icon: <GameLogo game={gameByName(chip.key)} className="-ms-1.5" />,
  }));
  return <Chips chips={marked} {...rest} />;
}
