import { CanAccess, useResourceParams, useShow } from '@refinedev/core';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import { Navigate } from 'react-router';
import { Answer } from '../page/answer.tsx';
import { Fact, Facts } from '../page/facts.tsx';
import { MatchLink } from '../page/links/match-link.tsx';
import { PageHead } from '../page/page-head.tsx';
import { Panel } from '../page/panel.tsx';
import { MatchLine } from '../plans/match-line.tsx';
import type { Failure } from '../providers/failure.ts';
import { FixForm } from './fix-form.tsx';
import { FixedField } from './fixed-field.tsx';
import { StatusLabel } from './list.tsx';
import { Told } from './told.tsx';
import type { DeskMatch } from './words.ts';

const pollInterval = 5_000;

/**
 * A match as it is shown, beside what its sources say, and how it is set right. The number of a row that was merged into
 * another leads there.
 */
export function DeskShow() {
  const { id } = useResourceParams();
  const { query, result } = useShow<DeskMatch, Failure>({
    errorNotification: false,
    queryOptions: { refetchInterval: pollInterval },
  });
  return (
    <Answer query={query} data={result} skeleton={<Skeleton className="h-96 rounded-lg" />}>
      {(match) =>
        String(match.id) === String(id) ? (
          <Shown match={match} reload={() => query.refetch()} />
        ) : (
          <Navigate to={`/desk-matches/${match.id}`} replace />
        )
      }
    </Answer>
  );
}

function Shown({ match, reload }: { match: DeskMatch; reload: () => Promise<unknown> }) {
  const { t } = useTranslation('console');
  const { id, gameId, home, away, league, status, fixes } = match;
  return (
    <div className="flex flex-col gap-4">
      <PageHead
        title={
          home && away ? t('matchDesk.matchOf', { home: home.name, away: away.name }) : league.name
        }
        badge={<StatusLabel status={status} />}
        hint={
          <MatchLink gameId={gameId} id={id}>
            {t('matchDesk.onSite')}
          </MatchLink>
        }
        back={{ to: '/desk-matches', label: t('matchDesk.title') }}
      />
      {fixes.length > 0 && (
        <Panel title={t('matchDesk.held')} hint={t('matchDesk.heldHint')}>
          <ul className="flex flex-col divide-y divide-line/50">
            {fixes.map((fix) => (
              <FixedField key={fix.field} match={match} fix={fix} />
            ))}
          </ul>
        </Panel>
      )}
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <Panel title={t('matchDesk.told')} hint={t('matchDesk.toldHint')}>
          <Told match={match} />
        </Panel>
        <CanAccess
          resource="desk-matches"
          action="edit"
          fallback={
            <Panel title={t('matchDesk.shown')}>
              <Facts>
                <Fact name={t('disputes.match')}>
                  <MatchLine match={match} />
                </Fact>
              </Facts>
            </Panel>
          }
        >
          <Panel title={t('matchDesk.fix')} hint={t('matchDesk.fixHint')}>
            <FixForm key={id} match={match} onReload={reload} />
          </Panel>
        </CanAccess>
      </div>
    </div>
  );
}
