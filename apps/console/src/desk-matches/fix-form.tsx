import { useInvalidate, useUpdate } from '@refinedev/core';
import { gameById } from '@xiongmao/api/catalogue/games';
import { sidesOf } from '@xiongmao/api/catalogue/sides';
import { type Sport, sports } from '@xiongmao/api/catalogue/sports';
import { matchStatuses } from '@xiongmao/api/matches/statuses';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { inputLook } from '@xiongmao/ui/fields/form-field';
import { useState } from 'react';
import { SelectField, TextAreaField, TextField } from '../form/fields.tsx';
import { ResourceForm } from '../form/resource-form.tsx';
import type { Failure } from '../providers/failure.ts';
import { type DeskMatch, usePeriodName, useWinnerName } from './words.ts';

type Score = NonNullable<DeskMatch['score']>;

/** What is wrong is written over: only what was changed is set. */
export function FixForm({
  match,
  onReload,
}: {
  match: DeskMatch;
  onReload: () => Promise<unknown>;
}) {
  const { t } = useTranslation('console');
  // A feed goes on meanwhile: what counts is what stood there when it was begun.
  const [begun] = useState(match);
  const [periods] = useState(() => periodsOf(begun));
  const winnerName = useWinnerName(begun);
  const invalidate = useInvalidate();
  const { mutateAsync, mutation } = useUpdate<DeskMatch, Failure>({
    resource: 'desk-matches',
    id: match.id,
    successNotification: { type: 'success', message: t('matchDesk.fixed') },
    errorNotification: false,
  });

  async function save(entries: FormData, version: string) {
    const fix = changesIn(entries, begun, periods);
    const reason = String(entries.get('reason')).trim();
    await mutateAsync({ values: { fix, reason, version } });
    await invalidate({ resource: 'desk-matches', invalidates: ['list'] });
  }

  return (
    <ResourceForm guarded version={match.version} onReload={onReload} onSave={save}>
      {begun.home && begun.away && (
        <fieldset className="flex flex-col gap-3">
          <legend className="sr-only">{t('matchDesk.field.score')}</legend>
          <ScoreFields match={begun} periods={periods} />
          <SelectField
            name="winner"
            label={t('matchDesk.field.winner')}
            defaultValue={begun.winner ?? ''}
            options={[null, 'home', 'away', 'draw'].map((value) => ({
              value: value ?? '',
              label: winnerName(value as DeskMatch['winner']),
            }))}
          />
        </fieldset>
      )}
      <div className="grid gap-4 md:grid-cols-2">
        <SelectField
          name="status"
          label={t('matchDesk.field.status')}
          defaultValue={begun.status}
          options={matchStatuses.map((value) => ({
            value,
            label: t(`matchDesk.statuses.${value}`),
          }))}
        />
        <TextField
          name="startsAt"
          type="datetime-local"
          label={t('matchDesk.field.startsAt')}
          defaultValue={localOf(begun.startsAt)}
        />
      </div>
      <TextAreaField
        name="reason"
        label={t('decision.reason')}
        hint={t('matchDesk.reasonHint')}
        required
        maxLength={500}
      />
      <div>
        <Button type="submit" look="primary" disabled={mutation.isPending} className="min-w-24">
          {t(mutation.isPending ? 'form.saving' : 'matchDesk.set')}
        </Button>
      </div>
    </ResourceForm>
  );
}

/** The whole score, and below it each period's; sides in the sport's order. */
function ScoreFields({ match, periods }: { match: DeskMatch; periods: readonly string[] }) {
  const { t } = useTranslation('console');
  const nameOf = usePeriodName();
  const sides = sidesOf(match.gameId);
  const rows = [
    { key: 'score', label: t('matchDesk.field.score'), score: match.score },
    ...periods.map((key) => ({
      key,
      label: nameOf(key),
      score: match.periods.find((period) => period.key === key) ?? null,
    })),
  ];
  return (
    <table className="w-full max-w-md text-sm">
      <thead className="text-xs text-muted">
        <tr>
          <td />
          {sides.map((side) => (
            <th key={side} scope="col" className="px-1 pb-1 text-start font-normal break-words">
              {match[side]!.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, score }) => (
          <tr key={key}>
            <th scope="row" className="py-1 pe-3 text-start text-xs font-normal text-muted">
              {label}
            </th>
            {sides.map((side) => (
              <td key={side} className="p-1">
                <input
                  name={`${key}.${side}`}
                  type="number"
                  min={0}
                  max={100_000}
                  step={1}
                  aria-label={t('matchDesk.scoreOf', { part: label, side: match[side]!.name })}
                  defaultValue={score?.[side]}
                  className={`${inputLook} tabular`}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The periods that a match has, and that it may have: the regular ones of its sport, and those that were told. */
function periodsOf({ gameId, periods }: DeskMatch): string[] {
  const sport: Sport = sports[gameById(gameId)!.sport];
  const regular = Array.from(
    { length: sport.period.count },
    (_, at) => sport.period.prefix + (at + 1),
  );
  const told = periods.map(({ key }) => key);
  // Sets, frames and innings may be many: one more than were told.
  const offered = regular.length <= 4 ? regular : regular.slice(0, told.length + 1);
  const extra = sport.extra.map(({ key, numbered }) => (numbered ? `${key}1` : key));
  const before =
    regular.length <= 4 ? extra.filter((key) => key === 'pen' || told.includes(key)) : [];
  return [...new Set([...offered, ...told, ...before])];
}

/** What was written over, as the server takes it. */
function changesIn(entries: FormData, begun: DeskMatch, keys: readonly string[]): object {
  const text = (name: string) => String(entries.get(name) ?? '').trim();
  const pairIn = (key: string): Score | null => {
    const [home, away] = [text(`${key}.home`), text(`${key}.away`)];
    return home === '' || away === '' ? null : { home: Number(home), away: Number(away) };
  };
  const status = text('status');
  const startsAt = text('startsAt');
  const changed: Record<string, unknown> = {
    ...(status !== begun.status && { status }),
    ...(startsAt !== localOf(begun.startsAt) &&
      startsAt !== '' && { startsAt: new Date(startsAt).toISOString() }),
  };
  if (!begun.home) return changed;
  const score = pairIn('score');
  const periods = keys.flatMap((key) => {
    const pair = pairIn(key);
    if (!pair) return [];
    const told = begun.periods.find((period) => period.key === key);
    const isSame = told?.home === pair.home && told.away === pair.away;
    return [isSame ? told : { key, ...pair }];
  });
  const winner = text('winner') || null;
  const now = JSON.stringify({ score, periods, winner });
  const before = JSON.stringify({
    score: begun.score && { home: begun.score.home, away: begun.score.away },
    periods: keys.flatMap((key) => begun.periods.find((period) => period.key === key) ?? []),
    winner: begun.winner,
  });
  if (score && now !== before) changed.score = { score, periods, winner };
  return changed;
}

/** An instant as a `datetime-local` field has it, in the reader's own zone; empty for none. */
function localOf(instant: string | null): string {
  if (instant === null) return '';
  const at = new Date(instant);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
