import { useAccount } from '@xiongmao/auth/account';
import { formatDay } from '@xiongmao/i18n/format';
import { zonedDay } from '@xiongmao/i18n/time/zoned-day';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { Panel } from '@xiongmao/ui/panel';
import Download from 'lucide-react/icons/download';
import { useId, useState } from 'react';
import { useConfig } from '#app/platform/app-context.ts';
import { useLocale } from '#app/platform/i18n.tsx';
import { useTicking } from '#app/platform/ticking.ts';
import { useAction } from '#app/shared/form/use-action.ts';
import { monthsUntil } from '../api/months.ts';
import { useStatement } from './use-statement.ts';

const monthsShown = 24;

/** A month's coin details as a file. */
export function Statement() {
  const { t } = useTranslation('wallet');
  const id = useId();
  const locale = useLocale();
  const { zone } = useConfig();
  const since = useAccount()?.since;
  // A text, so that nothing renders anew until the month turns.
  const all = useTicking((now) => monthsUntil(now, zone, monthsShown).join()).split(',');
  const first = since && zonedDay(new Date(since), zone).slice(0, 7);
  const months = all.filter((each) => !first || each >= first);
  const [chosen, setChosen] = useState<string | null>(null);
  const month = chosen ?? months[0]!;
  const { mutate: download, isPending } = useAction({ mutationFn: useStatement() });
  return (
    <Panel title={t('statement.title')} hint={t('statement.hint')}>
      <div className="flex flex-wrap items-center gap-2 px-4 pt-1 pb-4">
        <label htmlFor={id} className="sr-only">
          {t('statement.month')}
        </label>
        <select
          id={id}
          value={month}
          onChange={(event) => setChosen(event.target.value)}
          className="min-h-11 grow rounded-sm border border-line bg-raised px-3 text-sm md:min-h-9 md:grow-0"
        >
          {months.map((each) => (
            <option key={each} value={each}>
              {formatDay(`${each}-01`, locale, 'month')}
            </option>
          ))}
        </select>
        <Button disabled={isPending} onClick={() => download(month)}>
          <Download aria-hidden className="size-4" />
          {t('statement.download')}
        </Button>
      </div>
    </Panel>
  );
}
