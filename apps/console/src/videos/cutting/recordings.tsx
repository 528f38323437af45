import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { pageSize } from '@xiongmao/api/fields/page-size';
import type { RecordedCard } from '@xiongmao/api/live/shapes';
import { callQuery } from '@xiongmao/api/react';
import { formatCountdown } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { FormField, inputLook } from '@xiongmao/ui/fields/form-field';
import { EmptyState } from '@xiongmao/ui/states/empty-state';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import { whileOnAir } from '@xiongmao/videos/cutting/growing';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../format.ts';
import { FindSubject } from '../../news-articles/links/find-subject.tsx';
import { CallAnswer } from '../../page/call-answer.tsx';
import { Panel } from '../../page/panel.tsx';
import { StateLabel } from '../../page/state-label.tsx';
import { MatchLine } from '../../plans/match-line.tsx';
import { useServices } from '../../services.ts';

interface Asked {
  matchId?: number;
  userId?: number;
}

/** Broadcasts that are recorded, those on air first, then the newest: all, of a match, or of an anchor. */
export function Recordings() {
  const { t } = useTranslation('footage');
  const [asked, setAsked] = useState<Asked>({});
  const [name, setName] = useState('');
  const isNarrowed = Object.keys(asked).length > 0;
  return (
    <Panel title={t('cut.broadcasts')}>
      <div className="flex flex-col gap-4">
        {isNarrowed ? (
          <div className="flex flex-wrap items-center gap-2 text-sm">
            <span className="wrap-anywhere">{name}</span>
            <Button look="quiet" onClick={() => setAsked({})}>
              {t('cut.clear')}
            </Button>
          </div>
        ) : (
          <Narrow
            onMatch={(matchId, of) => {
              setAsked({ matchId });
              setName(t('cut.filterMatch', { name: of }));
            }}
            onAnchor={(userId) => {
              setAsked({ userId });
              setName(`${t('cut.ofAnchor')}: ${userId}`);
            }}
          />
        )}
        <Found key={JSON.stringify(asked)} asked={asked} />
      </div>
    </Panel>
  );
}

interface NarrowProps {
  onMatch: (id: number, name: string) => void;
  onAnchor: (id: number) => void;
}

function Narrow({ onMatch, onAnchor }: NarrowProps) {
  const { t } = useTranslation('footage');
  const look = ({ value }: HTMLInputElement) => isNumber.test(value) && onAnchor(Number(value));
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <fieldset className="min-w-0">
        <legend className="pb-1 text-sm font-semibold">{t('cut.byMatch')}</legend>
        <FindSubject kinds={['match']} onChoose={({ id, name }) => onMatch(id, name)} />
      </fieldset>
      <fieldset className="min-w-0">
        <legend className="pb-1 text-sm font-semibold">{t('cut.ofAnchor')}</legend>
        <FormField label={t('cut.byAnchor')} hint={t('cut.byAnchorHint')}>
          {(control) => (
            <input
              {...control}
              inputMode="numeric"
              autoComplete="off"
              maxLength={10}
              onBlur={({ target }) => look(target)}
              onKeyDown={({ key, currentTarget }) => key === 'Enter' && look(currentTarget)}
              className={inputLook}
            />
          )}
        </FormField>
      </fieldset>
    </div>
  );
}

const isNumber = /^[1-9]\d{0,9}$/;

function Found({ asked }: { asked: Asked }) {
  const { t } = useTranslation(['footage', 'common']);
  const { api } = useServices();
  const [page, setPage] = useState(1);
  const query = useQuery({
    ...callQuery(api, 'GET /live/recordings', { query: { ...asked, page } }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => whileOnAir(!!state.data?.items.some(({ onAir }) => onAir)),
  });
  return (
    <CallAnswer query={query} skeleton={<Skeleton className="h-64" />}>
      {({ items, total }) =>
        items.length === 0 ? (
          <EmptyState text={t('cut.noBroadcasts')} />
        ) : (
          <div aria-busy={query.isFetching}>
            <ul aria-label={t('cut.broadcasts')} className="flex flex-col">
              {items.map((recording) => (
                <li key={recording.id} className="border-t border-line/50 py-2 first:border-0">
                  <Line recording={recording} />
                </li>
              ))}
            </ul>
            {total > pageSize && (
              <div className="flex gap-2 pt-2">
                <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
                  {t('common:action.previous')}
                </Button>
                <Button disabled={page * pageSize >= total} onClick={() => setPage(page + 1)}>
                  {t('common:action.next')}
                </Button>
              </div>
            )}
          </div>
        )
      }
    </CallAnswer>
  );
}

function Line({ recording }: { recording: RecordedCard }): ReactNode {
  const { t } = useTranslation(['footage', 'console']);
  const { moment } = useFormat();
  const { id, title, match, label, anchor, beganAt, seconds, onAir } = recording;
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 text-sm">
      <span className="flex min-w-0 flex-col gap-1">
        <span className="flex flex-wrap items-center gap-2">
          {onAir && <StateLabel tone="good">{t('console:anchors.onAir')}</StateLabel>}
          <span className="font-semibold wrap-anywhere">{title}</span>
        </span>
        {match ? <MatchLine match={match} /> : <span>{label}</span>}
        <span className="tabular text-xs text-muted">
          {anchor.username} · {moment(beganAt)} · {formatCountdown(seconds)}
        </span>
      </span>
      <Link
        to={`/videos/create?broadcast=${id}`}
        aria-label={t('cut.chooseOf', { title })}
        className="inline-flex min-h-11 items-center rounded-sm bg-raised px-4 md:min-h-9"
      >
        {t('cut.choose')}
      </Link>
    </div>
  );
}
