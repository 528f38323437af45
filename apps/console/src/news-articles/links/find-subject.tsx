import type { NamedLink } from '@xiongmao/api/news/shapes';
import { longestText } from '@xiongmao/api/search/rules';
import { type SubjectKind, useSubjects } from '@xiongmao/articles/use-subjects';
import { useTyped } from '@xiongmao/auth/office/use-typed';
import { useErrorText } from '@xiongmao/auth/use-error-text';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { FormField, inputLook } from '@xiongmao/ui/fields/form-field';
import { useServices } from '../../services.ts';
import { FoundLinks } from './found-links.tsx';

interface FindSubjectProps {
  kinds: readonly SubjectKind[];
  onChoose: (link: NamedLink) => void;
}

/** Finds what an article can be about, by any of its names; each that is found is a button that chooses it. */
export function FindSubject({ kinds, onChoose }: FindSubjectProps) {
  const { t } = useTranslation('articles');
  const { api } = useServices();
  const errorText = useErrorText();
  const { typed, setTyped, asked } = useTyped();
  const { found, error, isFetching } = useSubjects(api, kinds, asked);
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <FormField label={t('find')} hint={t('findHint')}>
        {(control) => (
          <input
            {...control}
            type="search"
            maxLength={longestText}
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            // It looks for something, and saves nothing.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
            className={inputLook}
          />
        )}
      </FormField>
      {error && (
        <p role="alert" className="text-sm text-loss">
          {errorText(error)}
        </p>
      )}
      {found?.length === 0 && (
        <p role="status" className="py-2 text-sm text-muted">
          {t('noneFound')}
        </p>
      )}
      <FoundLinks links={found ?? []} isBusy={isFetching} onChoose={onChoose} />
    </div>
  );
}
