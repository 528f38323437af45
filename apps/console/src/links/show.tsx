import { CanAccess, useShow } from '@refinedev/core';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import Split from 'lucide-react/icons/split';
import type { Row } from '../contract.ts';
import { ReasonedDecision } from '../form/decision.tsx';
import { useFormat } from '../format.ts';
import { Compared } from '../link-candidates/compared.tsx';
import { Answer } from '../page/answer.tsx';
import { Fact, Facts } from '../page/facts.tsx';
import { PageHead } from '../page/page-head.tsx';
import { Panel } from '../page/panel.tsx';
import type { Failure } from '../providers/failure.ts';
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
  const { moment } = useFormat();
  const { id, version, kind, shown, row, ended, by, rule, because, at, along } = link;
  return (
    <div className="flex flex-col gap-4">
      <PageHead
        title={t('links.linkOf', { row: row.name, shown: shown.name })}
        badge={<LinkState ended={ended} />}
        hint={t(`links.kinds.${kind}`)}
        back={{ to: '/links', label: t('links.title') }}
      >
        {!ended && (
          <CanAccess resource="links" action="edit">
            <ReasonedDecision
              resource="links"
              id={id}
              version={version}
              values={{ ended: true }}
              also={['linkables', 'link-candidates']}
              done={t('links.split')}
              title={t('links.splitOf', { row: row.name, shown: shown.name })}
              hint={t('links.splitHint')}
              icon={<Split aria-hidden className="size-4" />}
            >
              {t('links.splitAction')}
            </ReasonedDecision>
          </CanAccess>
        )}
      </PageHead>
      <Panel title={t('links.history')}>
        <Facts>
          <Fact name={t('links.by')}>{by ?? t('links.byRule')}</Fact>
          <Fact name={t('links.at')}>{moment(at)}</Fact>
          <Fact name={t('decision.reason')}>{rule ? t(`links.rules.${rule}`) : because}</Fact>
          {along && <Fact name={t('links.along')}>{t('links.alongHint')}</Fact>}
          {link.endedAt && (
            <>
              <Fact name={t('links.endedBy')}>{link.endedBy}</Fact>
              <Fact name={t('links.endedAt')}>{moment(link.endedAt)}</Fact>
              <Fact name={t('links.endedReason')}>{link.endedReason ?? t('links.replaced')}</Fact>
            </>
          )}
        </Facts>
      </Panel>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Compared kind={kind} id={shown.id} title={t('links.shown')} />
        <Compared kind={kind} id={row.id} title={t('links.row')} />
      </div>
    </div>
  );
}
