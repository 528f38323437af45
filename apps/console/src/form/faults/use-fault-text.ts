import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useFormat } from '../../format.ts';
import type { Fault } from './faults.ts';

/** What a person reads of a fault, with the limit that was passed. */
export function useFaultText(): (fault: Fault) => string {
  const { t } = useTranslation('console');
  const { count, decimal, day, moment } = useFormat();
  function limitOf(fault: Fault): string {
    if (!('limit' in fault)) return '';
    const { limit } = fault;
    if (typeof limit === 'number') return Number.isInteger(limit) ? count(limit) : decimal(limit);
    // A local time, in the reader's own zone as the field is.
    return limit.includes('T') ? moment(new Date(limit).toISOString()) : day(limit);
  }
  return (fault) => t(`form.fault.${fault.name}`, { limit: limitOf(fault) });
}
