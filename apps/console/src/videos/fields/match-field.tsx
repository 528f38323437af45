import { useTranslation } from '@xiongmao/i18n/use-translation';
import { IconButton } from '@xiongmao/ui/button';
import X from 'lucide-react/icons/x';
import { useFault, useTouch } from '../../form/form-context.ts';
import { FindSubject } from '../../news-articles/links/find-subject.tsx';

/** A match that a video shows; whoever works on it knows it by its sides. */
export interface ShownMatch {
  id: number;
  gameId: number;
  name: string;
}

interface MatchFieldProps {
  match: ShownMatch | null;
  onChange: (match: ShownMatch | null) => void;
}

/** The match that a video shows, if any; its number goes with the form. */
export function MatchField({ match, onChange }: MatchFieldProps) {
  const { t } = useTranslation('footage');
  const touch = useTouch();
  const fault = useFault('matchId');
  const change = (to: ShownMatch | null) => {
    onChange(to);
    touch();
  };
  return (
    <fieldset className="flex min-w-0 flex-col gap-2 text-sm md:col-span-2">
      <legend className="pb-1 text-xs text-muted">{t('field.match')}</legend>
      <input type="hidden" name="matchId" value={match?.id ?? ''} />
      {match ? (
        <div className="flex items-center justify-between gap-2">
          <span className="min-w-0 wrap-anywhere">{match.name}</span>
          <IconButton label={t('field.removeMatch')} onClick={() => change(null)}>
            <X aria-hidden className="size-4" />
          </IconButton>
        </div>
      ) : (
        <>
          <p className="text-muted">{t('field.noMatch')}</p>
          <FindSubject
            kinds={['match']}
            onChoose={({ id, gameId, name }) => change({ id, gameId, name })}
          />
        </>
      )}
      {fault && (
        <p role="alert" className="text-xs text-loss">
          {fault}
        </p>
      )}
    </fieldset>
  );
}
