import { useTranslation } from '@xiongmao/i18n/use-translation';
import { EmptyState } from '@xiongmao/ui/states/empty-state';
import type { PanelProps } from '../panels/panel-props.ts';
import { AbsenceLists } from './absence-lists.tsx';

/** Who is injured, suspended or doubtful. */
export default function Absences({ detail }: PanelProps) {
  const { t } = useTranslation('matches');
  if (detail.absences.length === 0) return <EmptyState text={t('absence.none')} />;
  return (
    <div className="bg-surface pb-3 md:rounded-lg">
      <AbsenceLists detail={detail} />
    </div>
  );
}
