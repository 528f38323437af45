import { useForm } from '@refinedev/core';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { Row } from '../contract.ts';
import { TextField } from '../form/fields.tsx';
import { FormActions } from '../form/form-actions.tsx';
import { ResourceForm } from '../form/resource-form.tsx';
import { PageHead } from '../page/page-head.tsx';
import type { Failure } from '../providers/failure.ts';
import { ExceptField, readExcept } from './except-field.tsx';

export function WordCreate() {
  const { t } = useTranslation('console');
  const { onFinish, formLoading } = useForm<
    Row<'chat-words'>,
    Failure,
    { word: string; except: string[] }
  >({
    resource: 'chat-words',
    action: 'create',
    redirect: 'list',
    errorNotification: false,
  });
  return (
    <div className="flex max-w-3xl flex-col gap-4">
      <PageHead
        title={t('chatWords.create')}
        back={{ to: '/chat-words', label: t('chatWords.title') }}
      />
      <div className="rounded-lg bg-surface p-4">
        <ResourceForm
          guarded
          onSave={(entries) =>
            onFinish({ word: String(entries.get('word')).trim(), except: readExcept(entries) })
          }
        >
          <TextField
            name="word"
            label={t('chatWords.word')}
            hint={t('chatWords.wordHint')}
            required
            maxLength={60}
            autoComplete="off"
          />
          <ExceptField />
          <FormActions isSaving={formLoading} backTo="/chat-words" />
        </ResourceForm>
      </div>
    </div>
  );
}
