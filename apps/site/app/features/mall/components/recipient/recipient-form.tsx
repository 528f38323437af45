import type { Address, Recipient } from '@xiongmao/api/mall/shapes';
import { useErrorText } from '@xiongmao/auth/use-error-text';
import { localeFacts } from '@xiongmao/i18n/locales';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { FormField, inputLook } from '@xiongmao/ui/fields/form-field';
import {
  type ComponentProps,
  type Ref,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLocale } from '#app/platform/i18n.tsx';
import {
  callingCode,
  namedCountries,
  ownCountry,
  wholePhone,
  writtenPhone,
} from '../../api/phone-numbers.ts';
import { useSaveAddress } from '../../api/use-address-book.ts';

export interface AddressForm {
  /** Answers what was saved; null, with the first field that is wrong in focus, where it can't be. */
  save: () => Promise<Address | null>;
}

interface RecipientFormProps {
  ref: Ref<AddressForm>;
  /** What is held already. */
  book: readonly Address[];
  /** What is to be changed; null: a new one. */
  held: Address | null;
  onSaved: (address: Address) => void;
  /** Without it the address is saved by what it is for. */
  onCancel?: () => void;
}

type Field = keyof Recipient;
/** In the order in which they stand. */
const needed: readonly Field[] = ['name', 'phone', 'city', 'street'];

/** An address, by the forms of its country: its number is checked as one of there. */
export function RecipientForm({ ref, book, held, onSaved, onCancel }: RecipientFormProps) {
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
  const { mutateAsync, isPending, error } = useSaveAddress();
  const phone = wholePhone(given.phone, given.country);
  const faults: Partial<Record<Field, string>> = {};
  for (const field of needed) {
    if (!given[field].trim()) faults[field] = t('address.empty');
    else if (field === 'phone' && !phone) faults.phone = t('address.badPhone');
  }

  async function save(): Promise<Address | null> {
    setChecked(true);
    const [wrong] = Object.keys(faults);
    if (wrong || !phone) {
      element.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
      return null;
    }
    if (isPending) return null;
    try {
      const body = { ...given, phone, isDefault, ...(held && { id: held.id }) };
      const { items } = await mutateAsync(body);
      const saved = items.find(({ id }) =>
        held ? id === held.id : !book.some((before) => before.id === id),
      );
      if (saved) onSaved(saved);
      return saved ?? null;
    } catch {
      // Told below the fields.
      return null;
    }
  }
  useImperativeHandle(ref, () => ({ save }));
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
        {error && errorText(error)}
      </p>
      {onCancel && (
        <div className="flex flex-wrap gap-2">
          <Button aria-disabled={isPending} onClick={save}>
            {t('address.save')}
          </Button>
          <Button look="quiet" onClick={onCancel}>
            {t('common:action.cancel')}
          </Button>
        </div>
      )}
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
