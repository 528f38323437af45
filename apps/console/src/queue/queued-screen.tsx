import type { BaseRecord } from '@refinedev/core';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useAccount } from '../account.ts';
import type { Row } from '../contract.ts';
import { ByOthers } from '../form/by-others.tsx';
import { NoLonger } from '../form/form-refusal.tsx';
import { ResourceForm } from '../form/resource-form.tsx';
import { useEdited } from '../form/use-edited.ts';
import { Answer } from '../page/answer.tsx';
import { PageHead } from '../page/page-head.tsx';
import { Panel } from '../page/panel.tsx';
import { ShortcutButton } from '../shortcuts/shortcut-button.tsx';
import { ShortcutList } from '../shortcuts/shortcut-list.tsx';
import { type Queue, useNext } from './use-next.ts';

interface QueuedScreenProps<R, Input> {
  resource: Queue;
  /** Of the list that it waits in. */
  listTitle: string;
  titleOf: (row: R) => string;
  badgeOf: (row: R) => ReactNode;
  /** Who can't decide: it is about them. */
  concerned: (row: R) => readonly (number | null)[];
  /** What can be done about it; `goOn` leads on, once it is done with. */
  actions?: (row: R, goOn: () => void) => ReactNode;
  /** What decides it. */
  decision: string;
  /** Said once it is decided. */
  decided: string;
  fields: ReactNode | ((row: R) => ReactNode);
  read: (entries: FormData) => Input;
  /** What it is, and what belongs to it. */
  children: (row: R) => ReactNode;
}

/** One of a queue, until somebody decides; then the oldest that waits is opened. */
export function QueuedScreen<R extends Row<Queue> & BaseRecord, Input extends object>(
  props: QueuedScreenProps<R, Input>,
) {
  const { query, onFinish, mutation } = useEdited<R, Input & { version: string }>({
    done: props.decided,
  });
  return (
    <Answer
      query={query!}
      data={query?.data?.data}
      skeleton={<Skeleton className="h-96 rounded-lg" />}
    >
      {(row) => (
        <Queued
          key={row.id}
          {...props}
          row={row}
          isSaving={mutation.isPending}
          onSave={(entries, version) => onFinish({ ...props.read(entries), version })}
          onReload={() => query!.refetch()}
        />
      )}
    </Answer>
  );
}

interface QueuedProps<R, Input> extends QueuedScreenProps<R, Input> {
  row: R;
  isSaving: boolean;
  onSave: (entries: FormData, version: string) => Promise<unknown>;
  onReload: () => Promise<unknown>;
}

function Queued<R extends Row<Queue>, Input>(props: QueuedProps<R, Input>) {
  const { row, resource, listTitle, titleOf, badgeOf, actions, children } = props;
  const { t } = useTranslation('console');
  const uid = useAccount()?.uid;
  const title = useRef<HTMLHeadingElement>(null);
  const next = useNext(resource);
  useEffect(() => title.current?.focus(), []);
  const goOn = () => next.mutate({ id: row.id });
  const concerned = props.concerned(row);
  const isOpen = row.state === 'open' || row.state === 'countered';
  // Somebody else may decide meanwhile: what was typed, and what was said of it, stays in sight.
  const [wasOpen] = useState(isOpen);

  return (
    <div className="flex max-w-5xl flex-col gap-4">
      <PageHead
        title={titleOf(row)}
        titleRef={title}
        badge={badgeOf(row)}
        back={{ to: `/${resource}`, label: listTitle, shortcut: 'q' }}
      >
        <ShortcutList />
      </PageHead>
      <div className="flex flex-wrap items-center gap-2 rounded-lg bg-surface p-3">
        {isOpen && <ByOthers concerned={concerned}>{actions?.(row, goOn)}</ByOthers>}
        <ShortcutButton shortcut="n" className="ms-auto" disabled={next.isPending} onClick={goOn}>
          {t('queue.next')}
        </ShortcutButton>
      </div>
      {children(row)}
      {(isOpen || wasOpen) && uid !== undefined && !concerned.includes(uid) && (
        <Decision {...props} isPossible={isOpen} onDone={goOn} />
      )}
    </div>
  );
}

function Decision<R extends Row<Queue>, Input>({
  row,
  decision,
  fields,
  isSaving,
  onSave,
  onReload,
  isPossible,
  onDone,
}: QueuedProps<R, Input> & { isPossible: boolean; onDone: () => void }) {
  return (
    <Panel title={decision}>
      <ResourceForm
        guarded
        version={row.version}
        {...(isPossible && { onReload })}
        onSave={async (entries, version) => {
          await onSave(entries, version);
          onDone();
        }}
      >
        {typeof fields === 'function' ? fields(row) : fields}
        <Button
          type="submit"
          look="primary"
          className="self-start"
          disabled={isSaving || !isPossible}
        >
          {decision}
        </Button>
        {!isPossible && <NoLonger />}
      </ResourceForm>
    </Panel>
  );
}
