import { useOne } from '@refinedev/core';
import type { LinkKind } from '@xiongmao/api/catalogue/links';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import { Answer } from '../page/answer.tsx';
import { Fact, Facts } from '../page/facts.tsx';
import { GameNames } from '../page/game-names.tsx';
import { MatchLink } from '../page/links/match-link.tsx';
import { Panel } from '../page/panel.tsx';
import type { Failure } from '../providers/failure.ts';

/** One of two that are laid beside each other, as its source tells of it. */
export function Compared({ kind, id, title }: { kind: LinkKind; id: number; title: string }) {
  const { query, result } = useOne<Row<'linkables'>, Failure>({
    resource: 'linkables',
    id: `${kind}-${id}`,
    errorNotification: false,
  });
  return (
    <Answer query={query} data={result} skeleton={<Skeleton className="h-96 rounded-lg" />}>
      {(row) => (
        <Panel title={row.name} hint={title}>
          <Told row={row} />
        </Panel>
      )}
    </Answer>
  );
}

function Told({ row }: { row: Row<'linkables'> }) {
  const { t } = useTranslation(['console', 'matches']);
  const { count, moment } = useFormat();
  const { kind, gameId, source, country, startsAt, shownAs, shows, matches, latest, players } = row;
  const { league, status, score } = row;
  return (
    <div className="flex flex-col gap-4">
      <Facts>
        <Fact name={t('linkables.source')}>{source}</Fact>
        <Fact name={t('linkables.game')}>
          <GameNames gameIds={[gameId]} />
        </Fact>
        {country && <Fact name={t('linkables.country')}>{country}</Fact>}
        {startsAt && <Fact name={t('linkables.startsAt')}>{moment(startsAt)}</Fact>}
        {league && <Fact name={t('linkables.league')}>{league}</Fact>}
        {status && <Fact name={t('linkables.status')}>{t(`matches:status.${status}`)}</Fact>}
        {score && (
          <Fact name={t('linkables.score')}>
            <span className="tabular">{`${score.home} : ${score.away}`}</span>
          </Fact>
        )}
        {kind !== 'match' && <Fact name={t('linkables.matches')}>{count(matches)}</Fact>}
        {shownAs && (
          <Fact name={t('linkables.shownAs')}>{`${shownAs.name} · ${shownAs.source}`}</Fact>
        )}
        {shows.length > 0 && (
          <Fact name={t('linkables.shows')}>
            {shows.map(({ name, source }) => `${name} · ${source}`).join(', ')}
          </Fact>
        )}
      </Facts>
      {latest.length > 0 && (
        <section>
          <h3 className="pb-1 text-xs text-muted">{t('linkables.latest')}</h3>
          <ul className="flex flex-col gap-1 text-sm">
            {latest.map((match) => (
              <li key={match.id} className="flex justify-between gap-4">
                <MatchLink gameId={gameId} id={match.id}>
                  {match.name}
                </MatchLink>
                <span className="tabular shrink-0 text-muted">
                  {match.startsAt ? moment(match.startsAt) : '–'}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {players.length > 0 && (
        <section>
          <h3 className="pb-1 text-xs text-muted">{t('linkables.players')}</h3>
          <Players players={players} />
        </section>
      )}
    </div>
  );
}

/** A line-up's worth; the others on request. */
const fewPlayers = 11;

function Players({ players }: { players: readonly string[] }) {
  const { t } = useTranslation('console');
  const { count } = useFormat();
  const others = players.slice(fewPlayers);
  return (
    <>
      <p className="text-sm">{players.slice(0, fewPlayers).join(' · ')}</p>
      {others.length > 0 && (
        <details className="text-sm">
          <summary className="cursor-pointer py-1 text-accent">
            {t('linkables.morePlayers', { others: count(others.length) })}
          </summary>
          <p>{others.join(' · ')}</p>
        </details>
      )}
    </>
  );
}
