import { useShow } from '@refinedev/core';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import { ShownApplication } from '../applications/shown-application.tsx';
import type { Row } from '../contract.ts';
import { Answer } from '../page/answer.tsx';
import { Fact } from '../page/facts.tsx';
import { GameNames } from '../page/game-names.tsx';
import type { Failure } from '../providers/failure.ts';
import { ApplicationState } from './application-state.tsx';

type Application = Row<'expert-applications'>;

export function ApplicationShow() {
  const { t } = useTranslation('console');
  const { query, result } = useShow<Application, Failure>({ errorNotification: false });
  return (
    <Answer query={query} data={result} skeleton={<Skeleton className="h-96 rounded-lg" />}>
      {(application) => (
        <ShownApplication
          resource="expert-applications"
          gives="expert"
          approved={t('applications.approved')}
          list={t('applications.title')}
          application={application}
          badge={<ApplicationState state={application.state} />}
          facts={
            <Fact name={t('applications.games')}>
              <GameNames gameIds={application.gameIds} />
            </Fact>
          }
        />
      )}
    </Answer>
  );
}
