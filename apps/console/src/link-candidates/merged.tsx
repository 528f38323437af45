import { useOne } from '@refinedev/core';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import { Link, useLocation } from 'react-router';
import type { Row } from '../contract.ts';
import { LinkFacts, SplitLink } from '../links/history.tsx';
import { Answer } from '../page/answer.tsx';
import { Panel } from '../page/panel.tsx';
import type { Failure } from '../providers/failure.ts';

type Candidate = Row<'link-candidates'>;

/** What was merged of the two by now: with each other, or one of them with a third; and how to undo it. */
export function MergedAlready({ candidate }: { candidate: Candidate }) {
  const { t } = useTranslation('console');
  const { search } = useLocation();
  const { kind, one, other, merged, links } = candidate;
  const shownAs = (id: number) => links.find(({ rowId }) => rowId === id)?.shownId ?? id;
  const leading = [shownAs(one.id), shownAs(other.id)].toSorted((a, b) => a - b);
  return (
    <>
      {links.map(({ id }) => (
        <Bond key={id} id={id} />
      ))}
      {!merged && links.length > 0 && (
        <Link
          to={`/link-candidates/${[kind, ...leading].join('-')}${search}`}
          className="text-accent"
        >
          {t('linkCandidates.leading')}
        </Link>
      )}
    </>
  );
}

function Bond({ id }: { id: number }) {
  const { t } = useTranslation('console');
  const { query, result } = useOne<Row<'links'>, Failure>({
    resource: 'links',
    id,
    errorNotification: false,
  });
  return (
    <Answer query={query} data={result} skeleton={<Skeleton className="h-32 rounded-lg" />}>
      {(link) => (
        <Panel
          title={t('links.linkOf', { row: link.row.name, shown: link.shown.name })}
          aside={<SplitLink link={link} />}
        >
          <LinkFacts link={link} />
        </Panel>
      )}
    </Answer>
  );
}
