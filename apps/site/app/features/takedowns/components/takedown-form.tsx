import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import { email as emailPattern, longestEmail } from '@xiongmao/api/identity/rules';
import { takedownErrors } from '@xiongmao/api/takedowns/errors';
import {
  capacities,
  longestAddress,
  longestName,
  longestWork,
  mostTargets,
} from '@xiongmao/api/takedowns/rules';
import { useAccount } from '@xiongmao/auth/account';
import { type Fault, type FieldName, Form } from '@xiongmao/auth/components/fields/form';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Segmented } from '@xiongmao/ui/fields/segmented';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { claimed } from '#app/paths.ts';
import { useApi, useConfig } from '#app/platform/app-context.ts';
import { AgreeField, LineField, LongField } from './fields.tsx';

/** Which field the server's refusals are about. */
const blames = new Map<number, FieldName>([[takedownErrors.nothingThere.code, 'addresses']]);

const nothing = { name: '', organisation: '', holder: '', work: '', addresses: '', signature: '' };

/** In the order of the form; the holder of who acts for one. */
const needed = ['name', 'holder', 'work', 'signature'] as const;

/** One address a line, or several. */
const addressesIn = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** Who claims what of whom, where it stands, and that it is so. */
export function TakedownForm({ onSent }: { onSent: (number: number) => void }) {
  const { t } = useTranslation('takedowns');
  const api = useApi();
  const account = useAccount();
  const { siteUrl } = useConfig();
  const [params] = useSearchParams();
  const [given, setGiven] = useState(() => {
    const path = params.get(claimed);
    return path?.startsWith('/') ? { ...nothing, addresses: siteUrl + path } : nothing;
  });
  const [typedEmail, setEmail] = useState<string>();
  const [capacity, setCapacity] = useState<(typeof capacities)[number]>('holder');
  const [goodFaith, setGoodFaith] = useState(false);
  const email = (typedEmail ?? account?.email ?? '').trim();
  const field = (name: keyof typeof nothing) => ({
    name,
    label: t(`form.${name}`),
    value: given[name],
    onChange: (value: string) => setGiven({ ...given, [name]: value }),
  });

  function check(): Fault | null {
    const addresses = addressesIn(given.addresses);
    const missing = needed.find(
      (name) => !given[name].trim() && (name !== 'holder' || capacity === 'agent'),
    );
    if (missing) {
      return { field: missing, text: t('form.missing', { field: t(`form.${missing}`) }) };
    }
    if (!emailPattern.test(email)) return { field: 'email', text: t('form.wrongEmail') };
    if (addresses.length === 0 || addresses.length > mostTargets) {
      return { field: 'addresses', text: t('form.wrongCount', { most: mostTargets }) };
    }
    return goodFaith ? null : { field: 'goodFaith', text: t('form.notAgreed') };
  }
  async function send(): Promise<void> {
    const { name, organisation, holder, work, signature } = given;
    const body = {
      ...{ name, organisation, email, capacity, holder, work, signature },
      addresses: addressesIn(given.addresses),
      goodFaith: true as const,
    };
    const once = { idempotencyKey: idempotencyKey() };
    onSent((await api('POST /takedown/send', { body }, once)).id);
  }

  return (
    <Form action={t('form.send')} check={check} send={send} blames={blames}>
      <Segmented
        look="chips"
        label={t('form.capacity.label')}
        name="capacity"
        options={capacities.map((value) => ({ value, label: t(`form.capacity.${value}`) }))}
        value={capacity}
        onChange={setCapacity}
      />
      <LineField {...field('name')} autoComplete="name" maxLength={longestName} dir="auto" />
      <LineField
        {...field('organisation')}
        autoComplete="organization"
        maxLength={longestName}
        hint={t('form.optional')}
        dir="auto"
      />
      {capacity === 'agent' && (
        <LineField {...field('holder')} maxLength={longestName} dir="auto" />
      )}
      <LineField
        name="email"
        label={t('form.email')}
        hint={t('form.emailHint')}
        type="email"
        autoComplete="email"
        dir="ltr"
        value={typedEmail ?? account?.email ?? ''}
        onChange={setEmail}
        maxLength={longestEmail}
      />
      <LongField {...field('work')} hint={t('form.workHint')} maxLength={longestWork} rows={4} />
      <LongField
        {...field('addresses')}
        hint={t('form.addressesHint', { most: mostTargets })}
        maxLength={mostTargets * longestAddress}
        rows={3}
        dir="ltr"
      />
      <AgreeField name="goodFaith" checked={goodFaith} onChange={setGoodFaith}>
        {t('form.goodFaith')}
      </AgreeField>
      <LineField
        {...field('signature')}
        hint={t('form.signatureHint')}
        maxLength={longestName}
        dir="auto"
      />
    </Form>
  );
}
