import { anchorStates } from '@xiongmao/api/anchors/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useMemo } from 'react';
import { ApplicationList } from '../applications/application-list.tsx';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import { columnsOf } from '../table/columns.ts';
import { AnchorState } from './anchor-state.tsx';

type Application = Row<'anchor-applications'>;
const column = columnsOf<Application>();
const stateOf = ({ state }: Application) => <AnchorState state={state} />;

/** Who wants to stream. */
export function AnchorApplicationList() {
  const { t } = useTranslation(['console', 'anchors']);
  const { count } = useFormat();
  const asked = useMemo(
    () => [
      column.accessor('age', {
        header: t('anchorApplications.age'),
        meta: { numeric: true },
        cell: ({ getValue }) => count(getValue()),
      }),
    ],
    [t, count],
  );
  return (
    <ApplicationList
      resource="anchor-applications"
      title={t('anchorApplications.title')}
      states={anchorStates
        .filter((state) => state !== 'none')
        .map((value) => ({ value, label: t(`anchors:state.${value}`) }))}
      asked={asked}
      stateOf={stateOf}
    />
  );
}
