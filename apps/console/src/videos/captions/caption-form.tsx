import { useCreate, useInvalidate, useUpdate } from '@refinedev/core';
import { videoLimits } from '@xiongmao/api/videos/rules';
import { type Locale, localeFacts } from '@xiongmao/i18n/locales';
import { useLocale } from '@xiongmao/i18n/use-locale';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { FormField, inputLook } from '@xiongmao/ui/fields/form-field';
import { useRef, useState } from 'react';
import type { Row } from '../../contract.ts';
import { SelectField, TextAreaField } from '../../form/fields.tsx';
import { ResourceForm } from '../../form/resource-form.tsx';
import { useFormat } from '../../format.ts';
import type { Failure } from '../../providers/failure.ts';

type Caption = Row<'video-captions'>;

interface CaptionFormProps {
  videoId: number;
  /** Those that are changed; else they are new. */
  caption?: Caption;
  /** Languages that the video has no captions in. */
  left: readonly Locale[];
  onClose: () => void;
}

/** Captions as WebVTT, from a file or written here. */
export function CaptionForm({ videoId, caption, left, onClose }: CaptionFormProps) {
  const { t } = useTranslation(['footage', 'articles', 'console', 'common']);
  const own = useLocale();
  const invalidate = useInvalidate();
  const area = useRef<HTMLTextAreaElement>(null);
  const told = {
    resource: 'video-captions',
    successNotification: { type: 'success', message: t('captions.saved') },
    errorNotification: false,
  } as const;
  const creation = useCreate<Caption, Failure>(told);
  const change = useUpdate<Caption, Failure>(told);
  const isBusy = creation.mutation.isPending || change.mutation.isPending;

  async function save(entries: FormData, version: string) {
    const text = String(entries.get('text'));
    if (caption) await change.mutateAsync({ id: caption.id, values: { version, text } });
    else {
      const locale = String(entries.get('locale'));
      await creation.mutateAsync({ values: { videoId, locale, text } });
    }
    await invalidate({ resource: 'videos', id: videoId, invalidates: ['detail'] });
    onClose();
  }

  const reload = () => invalidate({ resource: 'video-captions', invalidates: ['list', 'detail'] });
  return (
    <ResourceForm onSave={save} {...(caption && { version: caption.version, onReload: reload })}>
      {!caption && (
        <SelectField
          name="locale"
          label={t('articles:language')}
          options={left.map((value) => ({ value, label: localeFacts[value].endonym }))}
          defaultValue={left.includes(own) ? own : left[0]}
        />
      )}
      <FromFile
        onRead={(text) => {
          if (area.current) area.current.value = text;
        }}
      />
      <TextAreaField
        name="text"
        ref={area}
        label={t('captions.text')}
        hint={t('captions.textHint')}
        required
        maxLength={videoLimits.captionText}
        rows={12}
        defaultValue={caption?.text}
        dir="auto"
        spellCheck={false}
        className={`${inputLook} font-mono`}
      />
      <div className="flex gap-2">
        <Button type="submit" look="primary" disabled={isBusy}>
          {t(isBusy ? 'console:form.saving' : 'console:form.save')}
        </Button>
        <Button onClick={onClose}>{t('common:action.cancel')}</Button>
      </div>
    </ResourceForm>
  );
}

/** Puts what a file says into the field below. */
function FromFile({ onRead }: { onRead: (text: string) => void }) {
  const { t } = useTranslation('footage');
  const { count } = useFormat();
  const [fault, setFault] = useState<string>();

  async function read(file: File) {
    const most = videoLimits.captionText;
    // Four bytes for each character are the most.
    if (file.size > 4 * most) return setFault(t('captions.tooLarge', { most: count(most) }));
    try {
      const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
      setFault(undefined);
      onRead(text);
    } catch {
      // It is another encoding, or no text; or it was moved meanwhile.
      setFault(t('captions.unreadable'));
    }
  }

  return (
    <FormField label={t('captions.file')} hint={t('captions.fileHint')} fault={fault}>
      {(control) => (
        <input
          {...control}
          type="file"
          accept=".vtt,text/vtt"
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file) void read(file);
          }}
          className={inputLook}
        />
      )}
    </FormField>
  );
}
