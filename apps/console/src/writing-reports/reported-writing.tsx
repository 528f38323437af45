import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Badge } from '@xiongmao/ui/badge';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import { Fact, Facts } from '../page/facts.tsx';
import { SiteLink } from '../page/links/site-link.tsx';
import { UserLink } from '../page/links/user-link.tsx';
import { Panel } from '../page/panel.tsx';

type Report = Row<'writing-reports'>;

/** What was reported, by whom, and what was said around it. */
export function ReportedWriting({ report }: { report: Report }) {
  const { t } = useTranslation(['console', 'chat']);
  return (
    <>
      <Panel
        title={t('roomReports.report')}
        aside={<Badge>{t(`chat:report.${report.reason}`)}</Badge>}
      >
        <Told report={report} />
      </Panel>
      {report.siblings.length > 0 && (
        <Panel title={t('writingReports.siblings')}>
          <Siblings report={report} />
        </Panel>
      )}
      {report.context.length > 1 && (
        <Panel title={t('writingReports.context')}>
          <Around report={report} />
        </Panel>
      )}
    </>
  );
}

function Told({ report }: { report: Report }) {
  const { t } = useTranslation(['console', 'chat']);
  const { count, moment } = useFormat();
  const { kind, userId, username, said, pictures, subject, removed, text, others, at } = report;
  const { writingId, isShown, reporter, decision, answer, closedBy } = report;
  return (
    <>
      <p dir="auto" className="pb-4 text-base break-words whitespace-pre-wrap">
        {said}
      </p>
      {pictures.length > 0 && (
        <ul className="grid max-w-xl grid-cols-3 gap-1 pb-4">
          {pictures.map((picture, index) => (
            <li key={picture}>
              <a href={picture} target="_blank" rel="noreferrer">
                <img
                  src={picture}
                  alt={t('writingReports.picture', { number: index + 1 })}
                  className="aspect-square w-full rounded-sm bg-raised object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      <div className="pb-4">
        <SiteLink to={`/${kind === 'post' ? 'posts' : 'comment'}/${writingId}`}>
          {t('takedowns.open')}
        </SiteLink>
      </div>
      <Facts>
        <Fact name={t('chatReports.about')}>
          {[t(`writingReports.kind.${kind}`), subject].filter(Boolean).join(' · ')}
        </Fact>
        <Fact name={t('chatMessages.author')}>
          <UserLink id={userId} name={username} />
        </Fact>
        <Fact name={t('writingReports.removed')}>{count(removed)}</Fact>
        {!isShown && <Fact name={t('feedback.state')}>{t('writingReports.gone')}</Fact>}
        {text && <Fact name={t('chatReports.words')}>{text}</Fact>}
        <Fact name={t('roomReports.reporter')}>{reporter}</Fact>
        <Fact name={t('chatReports.others')}>{count(others)}</Fact>
        <Fact name={t('feedback.at')}>{moment(at)}</Fact>
        {decision && (
          <>
            <Fact name={t('decision.label')}>{t(`writingReports.decision.${decision}`)}</Fact>
            {answer && <Fact name={t('writingReports.answer')}>{answer}</Fact>}
            {closedBy && <Fact name={t('roomReports.closedBy')}>{closedBy}</Fact>}
          </>
        )}
      </Facts>
    </>
  );
}

/** Why others report the same. */
function Siblings({ report: { siblings, others } }: { report: Report }) {
  const { t } = useTranslation(['console', 'chat']);
  const { count, moment } = useFormat();
  return (
    <>
      <ul className="flex flex-col gap-3 text-sm">
        {siblings.map(({ id, reporter, reason, text, at }) => (
          <li key={id}>
            <p className="flex flex-wrap items-center gap-x-2 text-xs text-muted">
              <Badge>{t(`chat:report.${reason}`)}</Badge>
              <bdi>{reporter}</bdi>
              <span className="tabular">{moment(at)}</span>
            </p>
            {text && (
              <p dir="auto" className="pt-1 break-words whitespace-pre-wrap">
                {text}
              </p>
            )}
          </li>
        ))}
      </ul>
      {others > siblings.length && (
        <p className="pt-3 text-sm text-muted">
          {t('writingReports.moreSiblings', { others: count(others - siblings.length) })}
        </p>
      )}
    </>
  );
}

function Around({ report: { context, writingId } }: { report: Report }) {
  const { t } = useTranslation('console');
  const { moment } = useFormat();
  return (
    <ol className="flex flex-col gap-3 text-sm">
      {context.map(({ id, username, text, at, isShown }) => (
        <li key={id} className={id === writingId ? 'border-s-2 border-accent ps-3' : 'ps-3.5'}>
          <p className="flex flex-wrap gap-x-2 text-xs text-muted">
            <bdi>{username}</bdi>
            <span className="tabular">{moment(at)}</span>
            {id === writingId && <Badge>{t('chatReports.reported')}</Badge>}
          </p>
          <p dir="auto" className="break-words whitespace-pre-wrap">
            {isShown || text ? text : t('writingReports.gone')}
          </p>
        </li>
      ))}
    </ol>
  );
}
