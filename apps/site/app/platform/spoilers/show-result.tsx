import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button, IconButton } from '@xiongmao/ui/button';
import EyeIcon from 'lucide-react/icons/eye';
import { handOverFocus } from './hand-over-focus.ts';
import { useIsThere } from './use-is-there.ts';
import { useReveal } from './use-reveal.ts';

interface ShowResultProps {
  match: { id: number; gameId: number; leagueId: number };
  /** Who plays, for who can't see what it stands beside; none in a lobby. */
  sides?: string | null;
  /** In a row of a list there is room for a sign alone. */
  small?: boolean;
}

/** The way to a result that is hidden: of this match, and of no other. Until the page comes alive its room is kept. */
export default function ShowResult(props: ShowResultProps) {
  if (useIsThere()) return <Way {...props} />;
  return <span className={props.small ? 'w-11 md:w-9' : 'block h-11 md:h-9'} />;
}

function Way({ match, sides, small = false }: ShowResultProps) {
  const { t } = useTranslation('spoilers');
  const reveal = useReveal(`match-${match.id}`);
  const label = sides ? t('showOf', { name: sides }) : t('show');
  // Not `disabled`: that would take its focus.
  const asks = {
    ref: handOverFocus,
    onClick: () => reveal.mutate(),
    'aria-disabled': reveal.isPending,
  };
  if (small)
    return (
      <IconButton label={label} {...asks} className="self-center">
        <EyeIcon aria-hidden className="size-4" />
      </IconButton>
    );
  return (
    <Button {...asks}>
      <EyeIcon aria-hidden className="size-4" />
      {t('show')}
    </Button>
  );
}
