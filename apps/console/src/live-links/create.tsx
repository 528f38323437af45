import { useForm } from '@refinedev/core';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { Row } from '../contract.ts';
import { TextField } from '../form/fields.tsx';
import { FormActions } from '../form/form-actions.tsx';
import { ResourceForm } from '../form/resource-form.tsx';
import { PageHead } from '../page/page-head.tsx';
import type { Failure } from '../providers/failure.ts';
import { type LinkInput, LinkInputs, readLink } from './inputs.tsx';
import { matchIdOf } from './match-id.ts';

export function LiveLinkCreate() {
  const { t } = useTranslation('console');
  const { onFinish, formLoading } = useForm<
    Row<'live-links'>,
    Failure,
    LinkInput & { matchId: number }
  >({
    resource: 'live-links',
    action: 'create',
    redirect: 'list',
    errorNotification: false,
  });
  return (
    <div className="flex max-w-3xl flex-col gap-4">
      <PageHead
        title={t('liveLinks.create')}
        back={{ to: '/live-links', label: t('liveLinks.title') }}
      />
      <div className="rounded-lg bg-surface p-4">
        <ResourceForm
          guarded
          onSave={(entries) =>
            onFinish({
              matchId: matchIdOf(String(entries.get('matchId'))),
              ...readLink(entries),
            })
          }
        >
          <TextField
            name="matchId"
            label={t('liveLinks.matchId')}
            hint={t('liveLinks.matchHint')}
            required
            pattern=".*[0-9].*"
            autoComplete="off"
          />
          <LinkInputs />
          <FormActions isSaving={formLoading} backTo="/live-links" />
        </ResourceForm>
      </div>
    </div>
  );
}
