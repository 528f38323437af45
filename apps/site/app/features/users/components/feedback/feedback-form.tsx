import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import { useAccount } from '@xiongmao/auth/account';
import { type Fault, Form, useForm } from '@xiongmao/auth/components/fields/form';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { FormField, inputLook } from '@xiongmao/ui/fields/form-field';
import { Segmented } from '@xiongmao/ui/fields/segmented';
import { TextField } from '@xiongmao/ui/fields/text-field';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { takedownPath } from '#app/paths.ts';
import { useApi } from '#app/platform/app-context.ts';
import { Link } from '#app/platform/link.tsx';
import { LettersWritten } from '#app/shared/form/letters-written.tsx';
import { feedbackKinds, readFeedbackKind } from './feedback-kinds.ts';

const longestText = 2000;
const longestContact = 190;

export function FeedbackForm({ onSent }: { onSent: () => void }) {
  const { t } = useTranslation('users');
  const api = useApi();
  const account = useAccount();
  const [search] = useSearchParams();
  const [kind, setKind] = useState(() => readFeedbackKind(search));
  const [text, setText] = useState('');
  const [typedContact, setContact] = useState<string>();
  const contact = typedContact ?? account?.email ?? account?.mobile ?? '';

  function check(): Fault | null {
    return text.trim() ? null : { field: 'text', text: t('feedback.empty') };
  }
  async function send(): Promise<void> {
    const body = { kind, text: text.trim(), ...(contact.trim() && { contact: contact.trim() }) };
    await api('POST /user/feedback', { body }, { idempotencyKey: idempotencyKey() });
    onSent();
  }

  return (
    <Form action={t('feedback.send')} check={check} send={send}>
      <Segmented
        look="chips"
        label={t('feedback.kind')}
        name="kind"
        options={feedbackKinds.map((value) => ({ value, label: t(`feedback.kinds.${value}`) }))}
        value={kind}
        onChange={setKind}
      />
      {kind === 'complaint' && (
        <p className="text-sm">
          <Link to={takedownPath} className="text-accent underline underline-offset-2">
            {t('feedback.toTakedown')}
          </Link>
        </p>
      )}
      <FeedbackText value={text} onChange={setText} />
      <TextField
        name="contact"
        label={t('feedback.contact')}
        hint={t('feedback.contactHint')}
        value={contact}
        onChange={setContact}
        maxLength={longestContact}
        dir="ltr"
      />
    </Form>
  );
}

function FeedbackText({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const { t } = useTranslation('users');
  const { faultOf } = useForm();
  const faultId = faultOf('text');
  return (
    <FormField
      label={t('feedback.text')}
      hint={<LettersWritten count={value.length} most={longestText} />}
    >
      {(control) => (
        <textarea
          {...control}
          name="text"
          dir="auto"
          rows={6}
          value={value}
          maxLength={longestText}
          placeholder={t('feedback.placeholder')}
          aria-invalid={faultId ? true : undefined}
          aria-describedby={[faultId, control['aria-describedby']].filter(Boolean).join(' ')}
          onChange={(event) => onChange(event.target.value)}
          className={inputLook}
        />
      )}
    </FormField>
  );
}
