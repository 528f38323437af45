import { useTranslation } from '@xiongmao/i18n/use-translation';
import { inputLook } from '@xiongmao/ui/fields/form-field';
import { Segmented } from '@xiongmao/ui/fields/segmented';
import { ZoneName } from '../table/day-range.tsx';
import { presets, readPeriod } from './period.ts';
import type { View } from './use-view.ts';

const look = `${inputLook} border-transparent bg-surface md:w-auto`;

/** Which channel, which days, and what they are compared with. */
export function Controls({ view }: { view: View }) {
  return (
    <search className="flex flex-wrap items-center gap-2 text-sm text-muted">
      <ChannelChoice {...view} />
      <PeriodChoice {...view} />
      <AgainstChoice {...view} />
      <ZoneName zone={view.zone} />
    </search>
  );
}

function ChannelChoice({ channels, channelId, change }: View) {
  const { t } = useTranslation('console');
  return (
    <select
      aria-label={t('statistics.channel')}
      value={channelId ?? ''}
      onChange={(event) => change({ channel: event.target.value })}
      className={`${look} md:max-w-64`}
    >
      <option value="">{t('statistics.allChannels')}</option>
      {channels?.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}

function PeriodChoice({ period, preset, today, change }: View) {
  const { t } = useTranslation('console');
  const options = [
    ...presets.map((days) => ({ value: String(days), label: t('statistics.lastDays', { days }) })),
    { value: 'own', label: t('statistics.ownDays') },
  ];

  function choose(value: string) {
    if (value === 'own') change({ days: null, ...period });
    else change({ days: value, from: null, to: null });
  }

  function move(ends: Partial<typeof period>) {
    const next = { ...period, ...ends };
    if (readPeriod(next.from, next.to)) change(next);
  }

  return (
    <>
      <div className="w-full rounded-sm bg-surface md:w-auto">
        <Segmented
          label={t('statistics.period')}
          name="period"
          options={options}
          value={preset ? String(preset) : 'own'}
          onChange={choose}
        />
      </div>
      {preset === null && (
        <span className="flex grow items-center gap-2 md:grow-0">
          <input
            type="date"
            aria-label={t('statistics.from')}
            value={period.from}
            max={period.to}
            onChange={(event) => move({ from: event.target.value })}
            className={look}
          />
          <span aria-hidden>–</span>
          <input
            type="date"
            aria-label={t('statistics.to')}
            value={period.to}
            min={period.from}
            max={today}
            onChange={(event) => move({ to: event.target.value })}
            className={look}
          />
        </span>
      )}
    </>
  );
}

function AgainstChoice({ against, isAgainstChosen, today, change }: View) {
  const { t } = useTranslation('console');
  return (
    <span className="flex grow items-center gap-2 md:grow-0">
      <select
        aria-label={t('statistics.against')}
        value={isAgainstChosen ? 'own' : 'before'}
        onChange={(event) =>
          change({ against: event.target.value === 'own' ? against.from : null })
        }
        className={look}
      >
        <option value="before">{t('statistics.againstBefore')}</option>
        <option value="own">{t('statistics.againstOwn')}</option>
      </select>
      {isAgainstChosen && (
        <input
          type="date"
          aria-label={t('statistics.againstFrom')}
          value={against.from}
          max={today}
          onChange={(event) => change({ against: event.target.value || against.from })}
          className={look}
        />
      )}
    </span>
  );
}
