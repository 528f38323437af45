import { sidesAs } from '@xiongmao/api/catalogue/sides';
import type { SchedulePart, SeasonSchedule } from '@xiongmao/api/library/shapes';
import { formatDay, nameOrder } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { roundsBy, sourceWords } from '@xiongmao/i18n/words/source-words';
import { useLocale } from '#app/platform/i18n.tsx';
import { Select } from '#app/shared/form/select.tsx';
import { namedAs } from '#app/shared/games/sport-of.ts';
import { useAddress } from '#app/shared/list/use-address.ts';
import type { ScheduleAsked } from '../../api/library-queries.ts';
import { scheduleStates } from '../../api/season-address.ts';

interface ScheduleFiltersProps {
  schedule: SeasonSchedule;
  asked: ScheduleAsked;
}

/** What of a season is listed: a round or month, a side, results or what is to come. */
export function ScheduleFilters({ schedule, asked }: ScheduleFiltersProps) {
  const { t } = useTranslation('library');
  const { t: ofMatches } = useTranslation('matches');
  const locale = useLocale();
  const [, change] = useAddress();
  const { parts, part, teams, league } = schedule;

  function nameOf({ stage, round, month }: SchedulePart): string {
    if (month) return formatDay(`${month}-01`, locale, 'month');
    const by = roundsBy(sidesAs(league.gameId), stage);
    const words = [stage, round].flatMap((text) =>
      text ? (sourceWords(ofMatches, text, by) ?? text) : [],
    );
    return words.join(' · ') || t('schedule.noDay');
  }

  const sides = Object.values(teams).sort((a, b) => nameOrder(locale)(a.name, b.name));
  return (
    <div className="flex flex-wrap gap-2 px-3 max-md:*:grow md:px-0">
      <Select
        label={t('schedule.round')}
        value={part === null ? '' : String(part)}
        options={[
          ...(part === null ? [{ value: '', label: t('schedule.all') }] : []),
          ...parts.map((each) => ({ value: String(each.place), label: nameOf(each) })),
        ]}
        onChange={(round) => change({ round: round || null, team: null, state: null, page: null })}
      />
      <Select
        label={t('season.sides', { context: namedAs(league.gameId) })}
        value={String(asked.teamId ?? '')}
        options={[
          { value: '', label: t('schedule.allSides', { context: namedAs(league.gameId) }) },
          ...sides.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChange={(team) => change({ team: team || null, round: null, page: null })}
      />
      <Select
        label={t('schedule.state.label')}
        value={asked.status ?? ''}
        options={[
          { value: '', label: t('schedule.state.all') },
          ...scheduleStates.map((value) => ({ value, label: t(`schedule.state.${value}`) })),
        ]}
        onChange={(state) => change({ state: state || null, round: null, page: null })}
      />
    </div>
  );
}
