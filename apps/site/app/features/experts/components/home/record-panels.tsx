import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Panel } from '@xiongmao/ui/panel';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import { useApi } from '#app/platform/app-context.ts';
import { Loaded } from '#app/shared/async/loaded.tsx';
import { SkeletonRows } from '#app/shared/async/skeleton-rows.tsx';
import { accuracyQuery, graphQuery } from '../../api/expert-queries.ts';
import { AccuracyGraph } from './accuracy-graph.tsx';
import { RecordTable } from './record-table.tsx';

/** A record over its latest plans, over time, and by what was predicted. */
export function RecordPanels({ userId }: { userId: number }) {
  const { t } = useTranslation('experts');
  const api = useApi();
  const accuracy = useQuery(accuracyQuery(api, userId));
  const graph = useQuery(graphQuery(api, userId));
  return (
    <>
      <Panel title={t('windows.title')}>
        <p className="px-4 pb-3 text-xs text-muted">{t('record.rule')}</p>
        <Loaded query={accuracy} skeleton={<SkeletonRows count={6} className="h-6" />}>
          {({ all, windows }) => (
            <RecordTable
              caption={t('windows.title')}
              head={t('windows.window')}
              rows={[
                ...windows.map(({ last, ...figures }) => ({
                  name: t('windows.last', { n: last }),
                  // A window that is not full yet says no more than all of them.
                  figures: figures.counted < last ? null : figures,
                })),
                { name: t('windows.all'), figures: all.counted === 0 ? null : all },
              ]}
            />
          )}
        </Loaded>
      </Panel>
      <Panel title={t('graph.title')}>
        <Loaded query={graph} skeleton={<Skeleton className="mx-4 mb-4 h-56" />}>
          {({ points }) => <AccuracyGraph points={points} />}
        </Loaded>
      </Panel>
      {accuracy.data && accuracy.data.playTypes.length > 0 && (
        <Panel title={t('playTypes.title')}>
          <RecordTable
            caption={t('playTypes.title')}
            head={t('playTypes.playType')}
            rows={accuracy.data.playTypes.map(({ playType, ...figures }) => ({
              name: t(`playType.${playType}`, { context: 'any' }),
              figures,
            }))}
          />
        </Panel>
      )}
    </>
  );
}
