import { quarantineStates } from '@xiongmao/api/feeds/quarantine';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { useMemo, useRef, useState } from 'react';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import { StateLabel } from '../page/state-label.tsx';
import { columnsOf } from '../table/columns.ts';
import { ChoiceFilter, SearchFilter } from '../table/filters.tsx';
import { ListScreen } from '../table/list-screen.tsx';
import { useQueue } from '../table/use-queue.ts';
import { Decisions } from './decisions.tsx';
import { Message } from './message.tsx';
import { SourceFilter } from './source-filter.tsx';
import { boxId, useKeptFocus } from './use-kept-focus.ts';

type Kept = Row<'quarantined-messages'>;
const column = columnsOf<Kept>();
const tones = { open: 'due', ignored: 'quiet', retried: 'good' } as const;

/** What sources said and could not be understood: what waits first, the latest first. */
export function QuarantineList() {
  const { t } = useTranslation('console');
  const rows = useQueue('quarantined-messages', { field: 'lastAt', order: 'desc' });
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const listed = rows.table.result.data;
  const marked = listed.filter(({ id }) => chosen.includes(id));
  const title = useRef<HTMLHeadingElement>(null);
  const keepFocus = useKeptFocus(listed, title);
  const isAll = marked.length > 0 && marked.length === listed.length;
  return (
    <ListScreen
      title={t('quarantine.title')}
      titleRef={title}
      hint={t('quarantine.hint')}
      filters={
        <>
          <SearchFilter label={t('quarantine.search')} field="q" />
          <SourceFilter />
          <ChoiceFilter
            label={t('quarantine.state')}
            field="state"
            options={quarantineStates.map((value) => ({
              value,
              label: t(`quarantine.states.${value}`),
            }))}
          />
          {listed.length > 0 && (
            <div className="col-span-2 flex flex-wrap items-center gap-2 md:ms-auto">
              {marked.length > 0 && (
                <>
                  <span role="status" className="tabular px-2 text-sm">
                    {t('quarantine.chosen', { count: marked.length })}
                  </span>
                  <Decisions of={marked} onDone={setChosen} onDecided={keepFocus} />
                </>
              )}
              <Button onClick={() => setChosen(isAll ? [] : listed.map(({ id }) => id))}>
                {t(isAll ? 'quarantine.chooseNone' : 'quarantine.chooseAll')}
              </Button>
            </div>
          )}
        </>
      }
      columns={useMessageColumns(chosen, setChosen)}
      rows={rows}
      detail={(kept) => <Message kept={kept} onDecided={keepFocus} />}
      empty={t('quarantine.empty')}
      emptyHint={t('quarantine.emptyHint')}
    />
  );
}

function useMessageColumns(chosen: readonly number[], setChosen: (ids: readonly number[]) => void) {
  const { t } = useTranslation('console');
  const { count, moment } = useFormat();
  return useMemo(
    () => [
      column.accessor('id', {
        header: () => <span className="sr-only">{t('quarantine.choose')}</span>,
        meta: { onPhone: 'aside', className: 'w-0' },
        cell: ({ row: { original } }) => {
          const { id, place } = original;
          const isChosen = chosen.includes(id);
          return (
            <input
              type="checkbox"
              id={boxId(id)}
              aria-label={t('quarantine.chooseOne', { what: place })}
              checked={isChosen}
              onChange={() =>
                setChosen(isChosen ? chosen.filter((each) => each !== id) : [...chosen, id])
              }
              className="size-6 shrink-0 accent-accent"
            />
          );
        },
      }),
      column.accessor('place', {
        header: t('quarantine.what'),
        meta: { onPhone: 'head' },
        cell: ({ row: { original } }) => (
          <span className="flex min-w-40 flex-col">
            <span className="font-semibold wrap-anywhere">{original.place}</span>
            <span className="text-xs text-muted">{original.source}</span>
          </span>
        ),
      }),
      column.accessor('reason', {
        header: t('quarantine.reason'),
        cell: ({ getValue }) => (
          <span className="line-clamp-3 max-w-lg wrap-anywhere whitespace-pre-line">
            {getValue()}
          </span>
        ),
      }),
      column.accessor('count', {
        header: t('quarantine.count'),
        meta: { numeric: true, sortable: true },
        cell: ({ getValue }) => count(getValue()),
      }),
      column.accessor('lastAt', {
        header: t('quarantine.lastAt'),
        meta: { className: 'tabular whitespace-nowrap', sortable: true },
        cell: ({ row: { original } }) => (
          <span className="flex flex-col">
            {moment(original.lastAt)}
            {original.count > 1 && (
              <span className="text-xs text-muted">
                {t('quarantine.since', { time: moment(original.firstAt) })}
              </span>
            )}
          </span>
        ),
      }),
      column.accessor('state', {
        header: t('quarantine.state'),
        cell: ({ getValue }) => (
          <StateLabel tone={tones[getValue()]}>{t(`quarantine.states.${getValue()}`)}</StateLabel>
        ),
      }),
    ],
    [t, count, moment, chosen, setChosen],
  );
}
