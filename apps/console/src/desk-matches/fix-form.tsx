import { useInvalidate, useUpdate } from '@refinedev/core';
import { gameById } from '@xiongmao/api/catalogue/games';
import { sidesOf } from '@xiongmao/api/catalogue/sides';
import { type Sport, sports } from '@xiongmao/api/catalogue/sports';
import { matchStatuses } from '@xiongmao/api/matches/statuses';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { inputLook } from '@xiongmao/ui/fields/form-field';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { SelectField, TextAreaField, TextField } from '../form/fields.tsx';
import { useFault } from '../form/form-context.ts';
import { ResourceForm } from '../form/resource-form.tsx';
import { type Failure, refusal } from '../providers/failure.ts';
import { readFix, startIn } from './read-fix.ts';
import { type DeskMatch, usePeriodName, useWinnerName } from './words.ts';

/** What is wrong is written over: only what was changed is set. */
export function FixForm({
  match,
  onReload,
}: {
  match: DeskMatch;
  onReload: () => Promise<unknown>;
}) {
  const { t } = useTranslation('console');
  const begun = useRef(match);
  const invalidate = useInvalidate();
  const { mutateAsync, mutation } = useUpdate<DeskMatch, Failure>({
    resource: 'desk-matches',
    id: match.id,
    successNotification: { type: 'success', message: t('matchDesk.fixed') },
    errorNotification: false,
  });

  async function save(entries: FormData, version: string) {
    const { fix, faults } = readFix(entries, begun.current, periodsOf(begun.current));
    const faulty = Object.entries(faults);
    if (faulty.length > 0)
      throw refusal({
        errors: Object.fromEntries(
          faulty.map(([name, fault]) => [name, t(`matchDesk.fault.${fault}`)]),
        ),
      });
    if (Object.keys(fix).length === 0) throw refusal({ message: t('matchDesk.nothingChanged') });
    const reason = String(entries.get('reason')).trim();
    await mutateAsync({ values: { fix, reason, version } });
    await invalidate({ resource: 'desk-matches', invalidates: ['list'] });
  }

  return (
    <ResourceForm guarded version={match.version} onReload={onReload} onSave={save}>
      <FixFields match={match} onBegin={begun} />
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

/** Begins anew with the form around it. */
function FixFields({ match, onBegin }: { match: DeskMatch; onBegin: RefObject<DeskMatch> }) {
  const { t } = useTranslation('console');
  // A feed goes on meanwhile: what counts is what stood there when it was begun.
  const [begun] = useState(match);
  useEffect(() => {
    onBegin.current = begun;
  }, [begun, onBegin]);
  const winnerName = useWinnerName(begun);
  return (
    <>
      {begun.home && begun.away && (
        <fieldset className="flex flex-col gap-3">
          <legend className="sr-only">{t('matchDesk.field.score')}</legend>
          <ScoreFields match={begun} periods={periodsOf(begun)} />
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
          defaultValue={startIn(begun)}
        />
      </div>
    </>
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
                <ScoreInput
                  name={`${key}.${side}`}
                  label={t('matchDesk.scoreOf', { part: label, side: match[side]!.name })}
                  defaultValue={score?.[side]}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ScoreInputProps {
  name: string;
  label: string;
  defaultValue: number | undefined;
}

function ScoreInput({ name, label, defaultValue }: ScoreInputProps) {
  const id = useId();
  const fault = useFault(name);
  return (
    <>
      <input
        name={name}
        type="number"
        min={0}
        max={100_000}
        step={1}
        aria-label={label}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault && id}
        defaultValue={defaultValue}
        className={`${inputLook} tabular`}
      />
      {fault && (
        <p id={id} role="alert" className="pt-1 text-xs text-loss">
          {fault}
        </p>
      )}
    </>
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
