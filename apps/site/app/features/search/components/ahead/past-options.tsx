import { Autocomplete } from '@base-ui/react/autocomplete';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button, IconButton } from '@xiongmao/ui/button';
import History from 'lucide-react/icons/history';
import X from 'lucide-react/icons/x';
import { foundPath } from '#app/paths.ts';
import { usePastSearches } from '../../api/use-past-searches.ts';
import { OptionLink } from './option-link.tsx';

interface PastOptionsProps {
  onChoose: () => void;
  /** The button that was pressed is gone. */
  onForget: () => void;
}

/** What one looked for before, to look for again or to be forgotten. */
export function PastOptions({ onChoose, onForget }: PastOptionsProps) {
  const { t } = useTranslation(['search', 'common']);
  const { texts, forget, forgetAll } = usePastSearches();
  function drop(text?: string): void {
    if (text === undefined) forgetAll();
    else forget(text);
    onForget();
  }
  if (texts.length === 0) {
    return (
      <>
        <Autocomplete.List aria-label={t('past')} />
        <p className="px-2 py-3 text-sm text-muted">{t('hint')}</p>
      </>
    );
  }
  return (
    <>
      <header className="flex items-center justify-between ps-2">
        <h2 className="text-xs text-muted">{t('past')}</h2>
        <Button look="quiet" onClick={() => drop()}>
          {t('common:action.clear')}
        </Button>
      </header>
      <div className="flex">
        <Autocomplete.List aria-label={t('past')} className="min-w-0 grow">
          {texts.map((text) => (
            <OptionLink key={text} to={foundPath(text)} onChoose={onChoose}>
              <History aria-hidden className="me-3 size-5 shrink-0 text-muted" />
              <bdi className="truncate">{text}</bdi>
            </OptionLink>
          ))}
        </Autocomplete.List>
        {/* Beside the list: an option has nothing else to press in it. */}
        <ul>
          {texts.map((text) => (
            <li key={text} className="flex h-12 items-center">
              <IconButton label={t('forget', { text })} onClick={() => drop(text)}>
                <X aria-hidden className="size-4" />
              </IconButton>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
