import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Select } from '#app/shared/form/select.tsx';

export interface PartsProps {
  count: number;
  at: number;
  onChoose: (part: number) => void;
}

/** The recordings of a broadcast whose picture went away and came back. */
export function Parts({ count, at, onChoose }: PartsProps) {
  const { t } = useTranslation('live');
  const options = Array.from({ length: count }, (_, index) => ({
    value: String(index),
    label: t('replays.part', { n: index + 1 }),
  }));
  return (
    <Select
      label={t('replays.parts')}
      options={options}
      value={String(at)}
      onChange={(value) => onChoose(Number(value))}
    />
  );
}
