import { useInvalidate, useUpdate } from '@refinedev/core';
import { sidesOf } from '@xiongmao/api/catalogue/sides';
import { errors } from '@xiongmao/api/errors';
import { matchStatuses } from '@xiongmao/api/matches/statuses';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { inputLook } from '@xiongmao/ui/fields/form-field';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { SelectField, TextAreaField, TextField } from '../form/fields.tsx';
import { useFault } from '../form/form-context.ts';
import { ResourceForm } from '../form/resource-form.tsx';
import { type Failure, refusal } from '../providers/failure.ts';
import { isDecider, periodsOf, sportOf } from './periods.ts';
import { readFix, startIn, winnerEntered } from './read-fix.ts';
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
    try {
      await mutateAsync({ values: { fix, reason, version } });
    } catch (error) {
      throw atItsFields(error as Failure);
    }
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

/** The group of the score, its periods and who won. */
const scoreGroup = 'score';

/** What contradicts itself is said at the score and its periods, not at the form's end. */
function atItsFields(failure: Failure): Failure {
  if (failure.errorCode !== errors.fixContradicts.code) return failure;
  return { ...failure, errors: { [scoreGroup]: failure.message } };
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
  const fields = useRef<HTMLDivElement>(null);
  const [winner, setWinner] = useState(begun.winner);
  const [isChosen, setChosen] = useState(false);
  const keys = periodsOf(begun);

  /** Scores and the end of a match say who won, unless that was chosen. */
  function follow() {
    const form = fields.current?.closest('form');
    if (isChosen || !form) return;
    const entered = winnerEntered(new FormData(form), begun.gameId, keys);
    if (entered !== undefined) setWinner(entered);
  }

  return (
    <div ref={fields} className="contents">
      {begun.home && begun.away && (
        <fieldset name={scoreGroup} className="flex flex-col gap-3">
          <legend className="sr-only">{t('matchDesk.field.score')}</legend>
          <ScoreFields match={begun} periods={keys} onChange={follow} />
          <SelectField
            name="winner"
            label={t('matchDesk.field.winner')}
            value={winner ?? ''}
            onChange={(event) => {
              setChosen(true);
              setWinner((event.target.value || null) as DeskMatch['winner']);
            }}
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
          onChange={follow}
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
    </div>
  );
}

interface ScoreFieldsProps {
  match: DeskMatch;
  periods: readonly string[];
  onChange: () => void;
}

/** The whole score, and below it each period's; sides in the sport's order. */
function ScoreFields({ match, periods, onChange }: ScoreFieldsProps) {
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
  const sport = sportOf(match.gameId);
  const faultId = useId();
  const fault = useFault(scoreGroup);
  return (
    <>
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
                    onChange={onChange}
                    groupFaultId={fault && faultId}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {fault && (
        <p id={faultId} role="alert" className="text-xs text-loss">
          {fault}
        </p>
      )}
      {periods.some((key) => isDecider(sport, key)) && (
        <p className="text-xs text-muted">{t('matchDesk.scoreHint')}</p>
      )}
    </>
  );
}

interface ScoreInputProps {
  name: string;
  label: string;
  defaultValue: number | undefined;
  onChange: () => void;
  /** Where it is said what is wrong with all scores together. */
  groupFaultId: string | undefined;
}

function ScoreInput({ name, label, defaultValue, onChange, groupFaultId }: ScoreInputProps) {
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
        aria-invalid={fault || groupFaultId ? true : undefined}
        aria-describedby={fault ? id : groupFaultId}
        defaultValue={defaultValue}
        onChange={onChange}
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
