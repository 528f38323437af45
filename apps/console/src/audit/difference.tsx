import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import { Fact } from '../page/facts.tsx';
import { type Change, changesOf } from './changes.ts';
import { isNestedId, useFieldName } from './use-field-name.ts';

/** What a write has changed, field by field: what stood there, and what stands there now. */
export function Difference({ before, after, ip, device, requestId }: Row<'audit-entries'>) {
  const { t } = useTranslation('console');
  const nameOf = useFieldName();
  const changes = changesOf(before, after).flatMap((change) => {
    const name = nameOf(change.path) ?? change.path;
    return isNestedId(change.path) ? [] : { ...change, name };
  });
  return (
    <div className="flex flex-col gap-3">
      {changes.length === 0 ? (
        <p className="text-sm text-muted">{t('audit.nothing')}</p>
      ) : (
        <dl className="grid gap-x-6 gap-y-2 text-sm md:grid-cols-[auto_1fr]">
          {changes.map((change) => (
            <Changed key={change.path} {...change} />
          ))}
        </dl>
      )}
      <dl className="flex flex-wrap gap-x-6 gap-y-2">
        <Fact name={t('sessions.ip')}>{ip}</Fact>
        <Fact name={t('sessions.device')}>{device}</Fact>
        <Fact name={t('audit.requestId')}>
          <span className="font-mono">{requestId}</span>
        </Fact>
      </dl>
    </div>
  );
}

function Changed({ path, name, before, after }: Change & { name: string }) {
  const { t } = useTranslation('console');
  const show = useValue();
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="flex min-w-0 flex-wrap items-baseline gap-x-3 gap-y-1 break-words">
        {before !== undefined && (
          <span className="text-loss">
            <span aria-hidden>− </span>
            <span className="sr-only">{t('audit.before')}</span>
            <del>{show(path, before)}</del>
          </span>
        )}
        {after !== undefined && (
          <span className="text-win">
            <span aria-hidden>+ </span>
            <span className="sr-only">{t('audit.after')}</span>
            <ins className="no-underline">{show(path, after)}</ins>
          </span>
        )}
      </dd>
    </>
  );
}

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/** A value as a person reads it. */
function useValue() {
  const { t } = useTranslation('console');
  const { moment } = useFormat();
  return function show(path: string, value: unknown): string {
    if (value === null || value === '') return t('audit.none');
    if (typeof value === 'boolean') return t(value ? 'audit.yes' : 'audit.no');
    if (typeof value === 'string' && instant.test(value)) return moment(value);
    if (Array.isArray(value)) return value.map((each) => show(path, each)).join(', ');
    if (path === 'roles') return t(`role.${value as 'user'}`, { defaultValue: String(value) });
    return String(value);
  };
}
