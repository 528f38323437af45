import type { Address, Recipient } from '@xiongmao/api/mall/shapes';
import { useErrorText } from '@xiongmao/auth/use-error-text';
import { localeFacts } from '@xiongmao/i18n/locales';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { FormField, inputLook } from '@xiongmao/ui/fields/form-field';
import { type ComponentProps, useMemo, useRef, useState } from 'react';
import { useLocale } from '#app/platform/i18n.tsx';
import {
  callingCode,
  namedCountries,
  ownCountry,
  wholePhone,
  writtenPhone,
} from '../../api/phone-numbers.ts';
import { useSaveAddress } from '../../api/use-address-book.ts';

interface RecipientFormProps {
  /** What is to be changed; null: a new one. */
  held: Address | null;
  isMissing: boolean;
  onSaved: (book: readonly Address[]) => void;
  onCancel?: () => void;
}

type Field = keyof Recipient;
const needed: readonly Field[] = ['name', 'city', 'street'];

/** An address, by the forms of its country: its number is checked as one of there. */
export function RecipientForm({ held, isMissing, onSaved, onCancel }: RecipientFormProps) {
  const { t } = useTranslation(['mall', 'common']);
  const locale = useLocale();
  const errorText = useErrorText();
  const countries = useMemo(() => namedCountries(localeFacts[locale].tag), [locale]);
  const element = useRef<HTMLFieldSetElement>(null);
  const [given, setGiven] = useState<Recipient>(() => {
    const country = ownCountry(navigator.languages);
    if (!held) {
      return { name: '', phone: '', country, region: '', city: '', street: '', postcode: '' };
    }
    const { id: _id, isDefault: _isDefault, ...recipient } = held;
    return { ...recipient, phone: writtenPhone(recipient.phone, recipient.country) };
  });
  const [isDefault, setDefault] = useState(held?.isDefault ?? false);
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending, error } = useSaveAddress(onSaved);
  const phone = wholePhone(given.phone, given.country);
  const faults: Partial<Record<Field, string>> = {};
  for (const field of needed) if (!given[field].trim()) faults[field] = t('address.empty');
  if (!phone) faults.phone = t('address.badPhone');

  function save(): void {
    setChecked(true);
    const [wrong] = Object.keys(faults);
    if (wrong || !phone) {
      element.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
      return;
    }
    mutate({ ...given, phone, isDefault, ...(held && { id: held.id }) });
  }
  const field = (name: Field) => ({
    name,
    label: t(`address.${name}`),
    value: given[name],
    onChange: (value: string) => setGiven((before) => ({ ...before, [name]: value })),
    fault: isChecked ? faults[name] : undefined,
  });
  return (
    // Within a dialog that is a form of its own.
    <fieldset
      ref={element}
      aria-label={t(held ? 'address.edit' : 'address.add')}
      className="flex flex-col gap-3 rounded-sm border border-line p-3"
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <Line {...field('name')} autoComplete="name" maxLength={60} dir="auto" />
        <FormField label={t('address.country')}>
          {(control) => (
            <select
              {...control}
              name="country"
              autoComplete="country"
              value={given.country}
              onChange={({ target }) => setGiven({ ...given, country: target.value })}
              className={inputLook}
            >
              {countries.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </FormField>
        <Line
          {...field('phone')}
          onChange={(text) => setGiven({ ...given, phone: writtenPhone(text, given.country) })}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={24}
          dir="ltr"
          placeholder={callingCode(given.country)}
          hint={t('address.phoneHint')}
        />
        <Line {...field('region')} autoComplete="address-level1" maxLength={80} dir="auto" />
        <Line {...field('city')} autoComplete="address-level2" maxLength={80} dir="auto" />
        <Line {...field('postcode')} autoComplete="postal-code" maxLength={16} dir="ltr" />
      </div>
      <Line {...field('street')} autoComplete="street-address" maxLength={200} dir="auto" />
      <label className="flex min-h-9 cursor-pointer items-center gap-2 text-sm">
        <input
          type="checkbox"
          checked={isDefault}
          onChange={({ target }) => setDefault(target.checked)}
          className="size-5 accent-(--accent)"
        />
        {t('address.isDefault')}
      </label>
      <p role="alert" className="text-sm text-loss empty:hidden">
        {error ? errorText(error) : isMissing && t('address.saveFirst')}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button aria-disabled={isPending} onClick={save}>
          {t('address.save')}
        </Button>
        {onCancel && (
          <Button look="quiet" onClick={onCancel}>
            {t('common:action.cancel')}
          </Button>
        )}
      </div>
    </fieldset>
  );
}

interface LineProps extends Omit<ComponentProps<'input'>, 'onChange' | 'className'> {
  label: string;
  hint?: string;
  fault: string | undefined;
  onChange: (text: string) => void;
}

function Line({ label, hint, fault, onChange, ...input }: LineProps) {
  return (
    <FormField label={label} hint={hint} fault={fault}>
      {(control) => (
        <input
          {...control}
          {...input}
          onChange={({ target }) => onChange(target.value)}
          className={inputLook}
        />
      )}
    </FormField>
  );
}
