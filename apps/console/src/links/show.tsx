import { useShow } from '@refinedev/core';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import type { Row } from '../contract.ts';
import { Compared } from '../link-candidates/compared.tsx';
import { Answer } from '../page/answer.tsx';
import { PageHead } from '../page/page-head.tsx';
import { Panel } from '../page/panel.tsx';
import type { Failure } from '../providers/failure.ts';
import { LinkFacts, SplitLink } from './history.tsx';
import { LinkState } from './list.tsx';

type LinkRow = Row<'links'>;

/** Two that are shown as one, beside each other; and how to undo it. */
export function LinkShow() {
  const { query, result } = useShow<LinkRow, Failure>({ errorNotification: false });
  return (
    <Answer query={query} data={result} skeleton={<Skeleton className="h-96 rounded-lg" />}>
      {(link) => <Shown link={link} />}
    </Answer>
  );
}

function Shown({ link }: { link: LinkRow }) {
  const { t } = useTranslation('console');
  const { kind, shown, row, ended } = link;
  return (
    <div className="flex flex-col gap-4">
      <PageHead
        title={t('links.linkOf', { row: row.name, shown: shown.name })}
        badge={<LinkState ended={ended} />}
        hint={t(`links.kinds.${kind}`)}
        back={{ to: '/links', label: t('links.title') }}
      >
        <SplitLink link={link} />
      </PageHead>
      <Panel title={t('links.history')}>
        <LinkFacts link={link} />
      </Panel>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Compared kind={kind} id={shown.id} title={t('links.shown')} />
        <Compared kind={kind} id={row.id} title={t('links.row')} />
      </div>
    </div>
  );
}
