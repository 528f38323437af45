import type { PayMethod } from '@xiongmao/api/wallet/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import Check from 'lucide-react/icons/check';
import { choice } from './choice.ts';

interface MethodChoiceProps {
  methods: readonly { method: PayMethod; sandbox: boolean }[];
  value: PayMethod;
  onChange: (method: PayMethod) => void;
}

/** Ways to pay; where nothing is really paid, it says so. */
export function MethodChoice({ methods, value, onChange }: MethodChoiceProps) {
  const { t } = useTranslation('wallet');
  return (
    <fieldset>
      <legend className="mb-2 text-xs text-muted">{t('pay.methods')}</legend>
      <div className="flex flex-col gap-2">
        {methods.map(({ method, sandbox }) => (
          <label key={method} className={`${choice} min-h-12 items-center gap-3 px-3 py-2`}>
            <input
              type="radio"
              name="method"
              value={method}
              checked={method === value}
              onChange={() => onChange(method)}
              className="peer sr-only"
            />
            <span className="flex grow flex-col">
              <span className="flex items-center gap-2 text-sm font-semibold">
                {t(`method.${method}`)}
                {sandbox && (
                  <span className="rounded-sm border border-accent px-1.5 text-xs font-normal text-accent">
                    {t('pay.sandbox')}
                  </span>
                )}
              </span>
              {sandbox && <span className="text-xs text-muted">{t('pay.sandboxHint')}</span>}
            </span>
            <Check aria-hidden className="invisible size-4.5 text-accent peer-checked:visible" />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
