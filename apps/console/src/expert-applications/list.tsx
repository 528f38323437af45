import { applicationStates } from '@xiongmao/api/experts/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useMemo } from 'react';
import { ApplicationList } from '../applications/application-list.tsx';
import type { Row } from '../contract.ts';
import { GameNames } from '../page/game-names.tsx';
import { columnsOf } from '../table/columns.ts';
import { ApplicationState } from './application-state.tsx';

type Application = Row<'expert-applications'>;
const column = columnsOf<Application>();
const stateOf = ({ state }: Application) => <ApplicationState state={state} />;

/** Who wants to be an expert. */
export function ExpertApplicationList() {
  const { t } = useTranslation(['console', 'experts']);
  const asked = useMemo(
    () => [
      column.accessor('gameIds', {
        header: t('applications.games'),
        cell: ({ getValue }) => <GameNames gameIds={getValue()} />,
      }),
    ],
    [t],
  );
  return (
    <ApplicationList
      resource="expert-applications"
      title={t('applications.title')}
      states={applicationStates
        .filter((state) => state !== 'none')
        .map((value) => ({ value, label: t(`experts:application.${value}`) }))}
      asked={asked}
      stateOf={stateOf}
    />
  );
}
