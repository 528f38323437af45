import { longestProclamation, severities } from '@xiongmao/api/pages/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useState } from 'react';
import type { Row } from '../contract.ts';
import { CheckField, SelectField, TextField } from '../form/fields.tsx';
import { FormPart } from '../form/form-part.tsx';
import { LocaleTexts, readTexts } from '../form/texts.tsx';
import { readLocalTime, toLocalTime } from '../form/values/local-time.ts';
import { useAudienceOptions } from './audience.ts';
import { Preview } from './preview.tsx';

type Proclamation = Row<'proclamations'>;
export type ProclamationInput = Pick<
  Proclamation,
  'texts' | 'severity' | 'audience' | 'link' | 'dismissible' | 'from' | 'until'
>;

export function readProclamation(entries: FormData, was?: Proclamation): ProclamationInput {
  const text = (name: string) => String(entries.get(name) ?? '').trim();
  return {
    texts: readTexts(entries, 'texts', was?.texts),
    severity: text('severity') as Proclamation['severity'],
    audience: text('audience') as Proclamation['audience'],
    link: text('link') || null,
    dismissible: entries.has('dismissible'),
    from: readLocalTime(text('from'), was?.from ?? null) ?? new Date().toISOString(),
    until: readLocalTime(text('until'), was?.until ?? null),
  };
}

/** The fields of a proclamation, and above them what fans will see. */
export function ProclamationInputs({ proclamation }: { proclamation?: Proclamation }) {
  const { t } = useTranslation('editors');
  const audiences = useAudienceOptions();
  const [draft, setDraft] = useState<
    Pick<ProclamationInput, 'texts' | 'severity' | 'link' | 'dismissible'>
  >(proclamation ?? { texts: {}, severity: 'info', link: null, dismissible: true });
  return (
    <div
      className="flex flex-col gap-4"
      onChange={({ currentTarget }) => {
        const form = currentTarget.closest('form');
        if (form) setDraft(readProclamation(new FormData(form), proclamation));
      }}
    >
      <Preview {...draft} />
      <FormPart title={t('proclamations.text')}>
        <LocaleTexts
          field="texts"
          labelOf={(locale) => t(`proclamations.texts.${locale}`)}
          texts={proclamation?.texts}
          maxLength={longestProclamation}
          rows={2}
        />
        <TextField
          name="link"
          label={t('proclamations.link')}
          hint={t('proclamations.linkHint')}
          maxLength={500}
          defaultValue={proclamation?.link ?? undefined}
          dir="ltr"
          autoComplete="off"
        />
        <SelectField
          name="severity"
          label={t('proclamations.severity')}
          hint={t('proclamations.severityHint')}
          options={severities.map((value) => ({
            value,
            label: t(`proclamations.severities.${value}`),
          }))}
          defaultValue={proclamation?.severity ?? 'info'}
        />
      </FormPart>
      <FormPart title={t('proclamations.shown')}>
        <TextField
          name="from"
          label={t('proclamations.from')}
          hint={t('proclamations.fromHint')}
          type="datetime-local"
          defaultValue={proclamation && toLocalTime(proclamation.from)}
        />
        <TextField
          name="until"
          label={t('proclamations.until')}
          hint={t('proclamations.untilHint')}
          type="datetime-local"
          defaultValue={proclamation?.until ? toLocalTime(proclamation.until) : undefined}
        />
        <SelectField
          name="audience"
          label={t('proclamations.audience')}
          options={audiences}
          defaultValue={proclamation?.audience ?? 'everyone'}
        />
        <CheckField
          name="dismissible"
          label={t('proclamations.dismissible')}
          hint={t('proclamations.dismissibleHint')}
          defaultChecked={proclamation?.dismissible ?? true}
        />
      </FormPart>
    </div>
  );
}
