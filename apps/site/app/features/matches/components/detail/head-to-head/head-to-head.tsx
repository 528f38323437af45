import { sidesOf } from '@xiongmao/api/catalogue/sides';
import { isResultSure } from '@xiongmao/api/matches/disputes';
import type { HeadToHead as Answered, Board } from '@xiongmao/api/matches/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { namedAs } from '#app/shared/games/sport-of.ts';
import { useHeadToHead } from '../../../api/panel-queries.ts';
import { Card } from '../card.tsx';
import { Answer } from '../panels/answer.tsx';
import type { PanelProps } from '../panels/panel-props.ts';
import { SkeletonRows } from '../panels/skeleton-rows.tsx';
import { MeetingRow } from './meeting-row.tsx';
import { RecordBar } from './record-bar.tsx';

/** What happened when the two met before, and how each has fared lately. */
export default function HeadToHead({ detail }: PanelProps) {
  const { t } = useTranslation('matches');
  const never = t('empty.meetings', { context: namedAs(detail.match.gameId) });
  const query = useHeadToHead(detail.match.id);
  return (
    <Answer
      query={query}
      skeleton={<SkeletonRows count={8} className="h-14" />}
      empty={never}
      isEmpty={({ meetings, home, away }) =>
        [meetings, home, away].every(({ matches }) => matches.length === 0)
      }
    >
      {({ meetings, home, away, record }: Answered) => (
        <div className="flex flex-col gap-2 md:gap-3">
          {meetings.matches.length > 0 ? (
            <Card title={t('headToHead.meetings')}>
              {record && <RecordBar record={record} detail={detail} />}
              <LeftOut of={meetings} />
              <Matches board={meetings} teamId={null} />
            </Card>
          ) : (
            <p className="p-4 text-center text-sm text-muted">{never}</p>
          )}
          <div className="grid gap-2 md:grid-cols-2 md:items-start md:gap-3">
            {sidesOf(detail.match.gameId).map((side) => (
              <Latest
                key={side}
                board={{ home, away }[side]}
                teamId={detail[side].id}
                name={detail[side].name}
              />
            ))}
          </div>
        </div>
      )}
    </Answer>
  );
}

/** Of how many meetings the result is in dispute, so that the record leaves them out. */
function LeftOut({ of }: { of: Board }) {
  const { t } = useTranslation('matches');
  const n = of.matches.filter(({ state }) => !isResultSure(state)).length;
  return n > 0 && <p className="px-4 pb-4 text-xs text-muted">{t('dispute.leftOut', { n })}</p>;
}

function Latest({ board, teamId, name }: { board: Board; teamId: number; name: string }) {
  const { t } = useTranslation('matches');
  if (board.matches.length === 0) return null;
  return (
    <Card title={t('form.latestOf', { team: name })}>
      <Matches board={board} teamId={teamId} />
    </Card>
  );
}

function Matches({ board, teamId }: { board: Board; teamId: number | null }) {
  return (
    <ul>
      {board.matches.map((match) => (
        <MeetingRow key={match.id} match={match} board={board} teamId={teamId} />
      ))}
    </ul>
  );
}
