import type { ShownRules } from '@xiongmao/api/chat/shapes';
import { formatDuration } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import Timer from 'lucide-react/icons/timer';
import Users from 'lucide-react/icons/users';
import { useLocale } from '#app/platform/i18n.tsx';
import { useTicking } from '#app/platform/ticking.ts';

/** What the room asks of who speaks, before they run into it. */
export function RulesInForce({ rules }: { rules: ShownRules }) {
  const { t } = useTranslation('chat');
  const locale = useLocale();
  const { raised } = rules;
  const until = raised ? Date.parse(raised.until) : 0;
  const isRaised = useTicking((now) => until > now);
  const floodEnds = rules.newcomers ? Date.parse(rules.newcomers.until) : 0;
  const isFlooded = useTicking((now) => floodEnds > now);
  const slow = isRaised && raised ? Math.max(raised.slow, rules.slow) : rules.slow;
  const wait = (rules.followersOnly ?? 0) * 60;
  return (
    <div role="status" className="shrink-0">
      <ul className="flex flex-wrap gap-x-3 px-3 text-xs text-muted *:flex *:items-center *:gap-1 *:py-1">
        {slow > 0 && (
          <li className={isRaised ? 'text-accent' : ''}>
            <Timer aria-hidden className="size-3.5" />
            {t(isRaised ? 'rules.afterGoal' : 'rules.slow', { count: slow })}
          </li>
        )}
        {isFlooded && rules.newcomers && (
          <li>
            <Timer aria-hidden className="size-3.5" />
            {t('rules.newcomers', { seconds: rules.newcomers.slow })}
          </li>
        )}
        {rules.followersOnly !== null && (
          <li>
            <Users aria-hidden className="size-3.5" />
            {wait > 0
              ? t('rules.followersFor', { time: formatDuration(wait, locale) })
              : t('rules.followers')}
          </li>
        )}
      </ul>
    </div>
  );
}
