import { CanAccess, useForm } from '@refinedev/core';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import type { Row } from '../contract.ts';
import { FormActions } from '../form/form-actions.tsx';
import { RemoveRow } from '../form/remove-row.tsx';
import { ResourceForm } from '../form/resource-form.tsx';
import { Answer } from '../page/answer.tsx';
import { PageHead } from '../page/page-head.tsx';
import { MatchLine } from '../plans/match-line.tsx';
import type { Failure } from '../providers/failure.ts';
import { type LinkInput, LinkInputs, readLink } from './inputs.tsx';

type LiveLink = Row<'live-links'>;

export function LiveLinkEdit() {
  const { t } = useTranslation('console');
  const { onFinish, mutation, query } = useForm<LiveLink, Failure, LinkInput & { version: string }>(
    {
      action: 'edit',
      redirect: 'list',
      errorNotification: false,
      queryOptions: { refetchOnWindowFocus: false },
    },
  );
  return (
    <Answer
      query={query!}
      data={query?.data?.data}
      skeleton={<Skeleton className="h-96 rounded-lg" />}
    >
      {(link) => (
        <div className="flex max-w-3xl flex-col gap-4">
          <PageHead
            title={t('channels.editOf', { name: link.name })}
            back={{ to: '/live-links', label: t('liveLinks.title') }}
          >
            <CanAccess resource="live-links" action="delete">
              <RemoveRow
                resource="live-links"
                id={link.id}
                title={t('liveLinks.removeOf', { name: link.name })}
                hint={t('liveLinks.removeHint')}
              >
                {t('liveLinks.remove')}
              </RemoveRow>
            </CanAccess>
          </PageHead>
          <div className="flex flex-col gap-4 rounded-lg bg-surface p-4 text-sm">
            <MatchLine match={link.match} />
            <ResourceForm
              guarded
              version={link.version}
              onReload={() => query!.refetch()}
              onSave={(entries, version) => onFinish({ ...readLink(entries), version })}
            >
              <LinkInputs link={link} />
              <FormActions isSaving={mutation.isPending} backTo="/live-links" />
            </ResourceForm>
          </div>
        </div>
      )}
    </Answer>
  );
}
