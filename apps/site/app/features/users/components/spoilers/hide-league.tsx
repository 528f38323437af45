import { mostHidden } from '@xiongmao/api/http/concealing/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { IconButton } from '@xiongmao/ui/button';
import EyeIcon from 'lucide-react/icons/eye';
import EyeOffIcon from 'lucide-react/icons/eye-off';
import { useSaveSpoilers, useSpoilers } from '../../api/use-spoilers.ts';

/** Hides the results of a league, or no longer. */
export default function HideLeague({ id, name }: { id: number; name: string }) {
  const { t } = useTranslation('spoilers');
  const { data } = useSpoilers();
  const save = useSaveSpoilers();
  if (!data) return <span className="size-11 md:size-9" />;
  const { leagues } = data;
  const isHidden = leagues.includes(id);
  const Icon = isHidden ? EyeOffIcon : EyeIcon;
  const next = isHidden ? leagues.filter((other) => other !== id) : [...leagues, id];
  return (
    <IconButton
      label={t(isHidden ? 'showLeagueOf' : 'hideLeagueOf', { name })}
      aria-pressed={isHidden}
      disabled={save.isPending || data.all || next.length > mostHidden.leagues}
      onClick={() => save.mutate({ ...data, leagues: next })}
    >
      <Icon aria-hidden className="size-5" />
    </IconButton>
  );
}
