import { CanAccess, useDelete, useForm } from '@refinedev/core';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import Trash from 'lucide-react/icons/trash-2';
import { useNavigate } from 'react-router';
import type { Row } from '../contract.ts';
import { FormActions } from '../form/form-actions.tsx';
import { ResourceForm } from '../form/resource-form.tsx';
import { Answer } from '../page/answer.tsx';
import { PageHead } from '../page/page-head.tsx';
import type { Failure } from '../providers/failure.ts';
import { ExceptField, readExcept } from './except-field.tsx';

type Word = Row<'chat-words'>;

/** The exceptions of a word; another word is another row. */
export function WordEdit() {
  const { t } = useTranslation('console');
  const { onFinish, mutation, query } = useForm<
    Word,
    Failure,
    { version: string; except: string[] }
  >({
    action: 'edit',
    redirect: 'list',
    errorNotification: false,
    queryOptions: { refetchOnWindowFocus: false },
  });
  return (
    <Answer
      query={query!}
      data={query?.data?.data}
      skeleton={<Skeleton className="h-96 rounded-lg" />}
    >
      {(word) => (
        <div className="flex max-w-3xl flex-col gap-4">
          <PageHead title={word.word} back={{ to: '/chat-words', label: t('chatWords.title') }}>
            <CanAccess resource="chat-words" action="delete">
              <RemoveWord id={word.id} />
            </CanAccess>
          </PageHead>
          <div className="rounded-lg bg-surface p-4">
            <ResourceForm
              guarded
              version={word.version}
              onReload={() => query!.refetch()}
              onSave={(entries, version) => onFinish({ except: readExcept(entries), version })}
            >
              <ExceptField except={word.except} />
              <FormActions isSaving={mutation.isPending} backTo="/chat-words" />
            </ResourceForm>
          </div>
        </div>
      )}
    </Answer>
  );
}

function RemoveWord({ id }: { id: number }) {
  const { t } = useTranslation('console');
  const { mutate, mutation } = useDelete<Word, Failure>();
  const navigate = useNavigate();
  return (
    <Button
      className="text-loss"
      disabled={mutation.isPending}
      onClick={() =>
        mutate({ resource: 'chat-words', id }, { onSuccess: () => navigate('/chat-words') })
      }
    >
      <Trash aria-hidden className="size-4" />
      {t('chatWords.remove')}
    </Button>
  );
}
