import { useTranslation } from '@xiongmao/i18n/use-translation';
import { IconButton } from '@xiongmao/ui/button';
import { FormField, inputLook } from '@xiongmao/ui/fields/form-field';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useState } from 'react';
import { ClientOnly } from '#app/shared/async/client-only.tsx';
import { randomSeed, readSeed } from '../../api/box/seed.ts';

interface ClientSeedProps {
  seed: string;
  onChange: (seed: string) => void;
  disabled: boolean;
}

/** What one's own browser puts into the draw, to be changed by who does not trust it. */
export function ClientSeed(props: ClientSeedProps) {
  const { t } = useTranslation('mall');
  return (
    <details className="text-sm">
      <summary className="flex min-h-11 cursor-pointer items-center text-muted hover:text-ink md:min-h-8">
        {t('seed.title')}
      </summary>
      <ClientOnly fallback={null}>{() => <Seed key={props.seed} {...props} />}</ClientOnly>
    </details>
  );
}

function Seed({ seed, onChange, disabled }: ClientSeedProps) {
  const { t } = useTranslation('mall');
  const [typed, setTyped] = useState(seed);
  const isFine = readSeed(typed) !== null;
  return (
    <div className="flex items-end gap-2">
      <FormField
        label={t('seed.label')}
        hint={t('seed.hint')}
        fault={isFine ? undefined : t('seed.bad')}
        className="grow"
      >
        {(control) => (
          <input
            {...control}
            dir="ltr"
            spellCheck={false}
            autoComplete="off"
            maxLength={64}
            disabled={disabled}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onBlur={() => {
              const next = readSeed(typed);
              if (next && next !== seed) onChange(next);
            }}
            className={`${inputLook} font-mono`}
          />
        )}
      </FormField>
      <IconButton
        label={t('seed.another')}
        disabled={disabled}
        onClick={() => onChange(randomSeed())}
        className="mb-5"
      >
        <RefreshCw aria-hidden className="size-4" />
      </IconButton>
    </div>
  );
}
