import { CanAccess, useDelete, useForm } from '@refinedev/core';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { Dialog } from '@xiongmao/ui/overlays/dialog';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Row } from '../contract.ts';
import { FormActions } from '../form/form-actions.tsx';
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
              <RemoveLink link={link} />
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

function RemoveLink({ link: { id, name } }: { link: LiveLink }) {
  const { t } = useTranslation(['console', 'common']);
  const { mutate, mutation } = useDelete<LiveLink, Failure>();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);

  function remove() {
    close();
    mutate({ resource: 'live-links', id }, { onSuccess: () => navigate('/live-links') });
  }

  return (
    <>
      <Button disabled={mutation.isPending} onClick={() => setOpen(true)} className="text-loss">
        <Trash aria-hidden className="size-4" />
        {t('liveLinks.remove')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title={t('liveLinks.removeOf', { name })}
        closeLabel={t('common:action.close')}
      >
        <p className="pb-4 text-sm text-muted">{t('liveLinks.removeHint')}</p>
        <div className="flex gap-2">
          <Button look="primary" onClick={remove}>
            {t('liveLinks.remove')}
          </Button>
          <Button onClick={close}>{t('common:action.cancel')}</Button>
        </div>
      </Dialog>
    </>
  );
}
