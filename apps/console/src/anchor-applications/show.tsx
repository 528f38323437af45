import { useShow } from '@refinedev/core';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import { usePermission } from '../account.ts';
import { ShownApplication } from '../applications/shown-application.tsx';
import type { Row } from '../contract.ts';
import { ByOthers } from '../form/by-others.tsx';
import { useFormat } from '../format.ts';
import { Answer } from '../page/answer.tsx';
import { Fact } from '../page/facts.tsx';
import { Panel } from '../page/panel.tsx';
import type { Failure } from '../providers/failure.ts';
import { AnchorState } from './anchor-state.tsx';
import { Documents } from './documents.tsx';

type Application = Row<'anchor-applications'>;

export function AnchorApplicationShow() {
  const { t } = useTranslation('console');
  const { count } = useFormat();
  const { query, result } = useShow<Application, Failure>({ errorNotification: false });
  return (
    <Answer query={query} data={result} skeleton={<Skeleton className="h-96 rounded-lg" />}>
      {(application) => (
        <ShownApplication
          key={application.id}
          resource="anchor-applications"
          gives="anchor"
          approved={t('anchorApplications.approved')}
          before={
            application.unseen > 0
              ? t('anchorApplications.unseen', { count: application.unseen })
              : undefined
          }
          list={t('anchorApplications.title')}
          application={application}
          badge={<AnchorState state={application.state} />}
          facts={
            <>
              <Fact name={t('anchorApplications.age')}>{count(application.age)}</Fact>
              <Fact name={t('anchorApplications.agreedRules')}>{application.agreedRules}</Fact>
            </>
          }
        >
          <DocumentsPanel application={application} />
        </ShownApplication>
      )}
    </Answer>
  );
}

function DocumentsPanel({ application: { id, documents } }: { application: Application }) {
  const { t } = useTranslation('console');
  const readsDocuments = usePermission('readDocuments');
  if (documents === 0) {
    return <p className="text-sm text-muted">{t('anchorApplications.noDocuments')}</p>;
  }
  return (
    <Panel title={t('anchorApplications.documents')} hint={t('anchorApplications.recorded')}>
      <ByOthers concerned={[id]}>
        {readsDocuments ? (
          <Documents userId={id} sides={documents} />
        ) : (
          <p className="text-sm text-muted">{t('anchorApplications.whoReads')}</p>
        )}
      </ByOthers>
    </Panel>
  );
}
