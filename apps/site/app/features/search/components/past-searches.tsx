import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button, IconButton } from '@xiongmao/ui/button';
import X from 'lucide-react/icons/x';
import { foundPath } from '#app/paths.ts';
import { Link } from '#app/platform/link.tsx';
import { usePastSearches } from '../api/use-past-searches.ts';

/** What one looked for before, to look for again or to be forgotten. */
export function PastSearches() {
  const { t } = useTranslation(['search', 'common']);
  const { texts, forget, forgetAll } = usePastSearches();
  if (texts.length === 0) return null;
  return (
    <section aria-labelledby="past-searches">
      <header className="flex items-center justify-between ps-3 md:ps-0">
        <h2 id="past-searches" className="text-base font-semibold">
          {t('past')}
        </h2>
        <Button look="quiet" onClick={forgetAll}>
          {t('common:action.clear')}
        </Button>
      </header>
      <ul className="overflow-hidden bg-surface md:rounded-lg">
        {texts.map((text) => (
          <li key={text} className="flex items-center border-line pe-1 not-last:border-b">
            <Link
              to={foundPath(text)}
              className="flex min-h-12 min-w-0 grow items-center px-3 text-sm -outline-offset-2 hover:bg-raised"
            >
              <bdi className="truncate">{text}</bdi>
            </Link>
            <IconButton label={t('forget', { text })} onClick={() => forget(text)}>
              <X aria-hidden className="size-4" />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
