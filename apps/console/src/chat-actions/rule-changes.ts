import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';

type Action = Row<'chat-actions'>;
type Rules = NonNullable<Action['after']>;
export type Rule = keyof Rules;
type Value = Rules[Rule];

/** The rules that an entry changed, each with what it was and what it is since. */
export function ruleChanges({
  before,
  after,
}: Pick<Action, 'before' | 'after'>): { name: Rule; before: Value; after: Value }[] {
  return (Object.keys(after ?? {}) as Rule[]).map((name) => ({
    name,
    before: before?.[name],
    after: after?.[name],
  }));
}

/** A rule's value as a person reads it. */
export function useRuleText() {
  const { t } = useTranslation('console');
  const { count } = useFormat();
  return function textOf(name: Rule, value: Value): string {
    if (typeof value === 'boolean') return t(value ? 'audit.yes' : 'audit.no');
    if (name === 'slow') {
      return value ? t('chatRooms.seconds', { seconds: count(value) }) : t('chatRooms.off');
    }
    if (name === 'followersOnly') {
      if (value === null || value === undefined) return t('chatRooms.off');
      return value === 0
        ? t('chatRooms.anyFollower')
        : t('chatRooms.minutes', { minutes: count(value) });
    }
    return count(value ?? 0);
  };
}
