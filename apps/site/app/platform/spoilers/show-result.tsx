import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button, IconButton } from '@xiongmao/ui/button';
import EyeIcon from 'lucide-react/icons/eye';
import { useEffect, useEffectEvent } from 'react';
import { createMayTell } from './kept.ts';
import { useReveal } from './use-reveal.ts';

interface ShowResultProps {
  match: { id: number; gameId: number; leagueId: number };
  /** Who plays, for who can't see what it stands beside. */
  name: string;
  /** In a row of a list there is room for a sign alone. */
  small?: boolean;
}

/** The way to a result that is hidden: of this match, and of no other. */
export default function ShowResult({ match, name, small = false }: ShowResultProps) {
  const { t } = useTranslation('spoilers');
  const reveal = useReveal(`match-${match.id}`);
  const label = t('showOf', { name });
  const onClick = () => reveal.mutate();
  useTellsMore(match, small);
  if (small)
    return (
      <IconButton
        label={label}
        onClick={onClick}
        disabled={reveal.isPending}
        className="self-center"
      >
        <EyeIcon aria-hidden className="size-4" />
      </IconButton>
    );
  return (
    <Button aria-label={label} onClick={onClick} disabled={reveal.isPending}>
      <EyeIcon aria-hidden className="size-4" />
      {t('show')}
    </Button>
  );
}

/** The page came as to all who want no results: what this one wants to be told is asked for. Lists do so themselves. */
function useTellsMore(match: ShowResultProps['match'], isOnList: boolean): void {
  const queries = useQueryClient();
  const begin = useEffectEvent(() => {
    if (!isOnList && createMayTell()(match)) void queries.invalidateQueries();
  });
  // Once: what is hidden after that, the server hides.
  useEffect(() => begin(), []);
}
