import { useQuery } from '@tanstack/react-query';
import { orderRules, orderStates } from '@xiongmao/api/mall/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import { useServices } from '../services.ts';
import type { Rows } from '../table/use-rows.ts';

/** ms: others work on the queue, too. */
export const pollInterval = 20_000;
const queued: readonly string[] = ['open', 'unpaid', 'paid', 'underReview'];

interface Chip {
  name: 'late' | 'mine' | 'open' | 'all' | Row<'goods-orders'>['state'];
  count: number | undefined;
  isOn: boolean;
  onPress: () => void;
}

/** How many orders there are of each state, and the way to them. */
export function StateChips({ rows }: { rows: Rows<Row<'goods-orders'>> }) {
  const { t } = useTranslation('desk');
  const { api } = useServices();
  const { data } = useQuery({
    queryKey: ['desk counts'],
    queryFn: () => api('GET /goods/desk/counts', {}),
    refetchInterval: pollInterval,
  });
  const { filterValue, filterBy, table } = rows;
  const state = filterValue('state');

  /** What is to be done comes in the order of its deadlines, the rest by age. */
  function show(value: string) {
    filterBy('state', value);
    const isQueued = queued.includes(value);
    table.setSorters([{ field: isQueued ? 'dueAt' : 'id', order: isQueued ? 'asc' : 'desc' }]);
  }
  const toggle = (field: 'late' | 'claim', value: string) => ({
    isOn: filterValue(field) === value,
    onPress: () => filterBy(field, filterValue(field) === value ? '' : value),
  });
  const of = (name: Chip['name'], value: string = name) => ({
    name,
    isOn: state === value,
    onPress: () => show(value),
  });
  const chips: Chip[] = [
    { ...of('open'), count: data?.open },
    ...orderStates.map((name) => ({ ...of(name), count: data?.states[name] })),
    { ...of('all', ''), count: undefined },
    { name: 'late', count: data?.late, ...toggle('late', 'true') },
    { name: 'mine', count: data?.mine, ...toggle('claim', 'mine') },
  ];
  return (
    // biome-ignore lint/a11y/useSemanticElements: nothing is filled in
    <div
      role="group"
      aria-label={t('by.state')}
      className="col-span-2 flex flex-wrap gap-1 md:w-full"
    >
      {chips.map((chip) => (
        <ChipButton key={chip.name} {...chip} />
      ))}
    </div>
  );
}

function ChipButton({ name, count: number, isOn, onPress }: Chip) {
  const { t } = useTranslation('desk');
  const { count } = useFormat();
  const isAlarm = name === 'late' && !!number;
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onPress}
      className="inline-flex min-h-11 items-center gap-1.5 rounded-sm px-3 text-sm text-muted hover:text-ink aria-pressed:bg-raised aria-pressed:font-semibold aria-pressed:text-ink md:min-h-9"
    >
      {t(`state.${name}`)}
      {number !== undefined && (
        <span className={`tabular ${isAlarm ? 'font-semibold text-loss' : 'text-muted'}`}>
          {number > orderRules.counted ? `${count(orderRules.counted)}+` : count(number)}
        </span>
      )}
    </button>
  );
}
