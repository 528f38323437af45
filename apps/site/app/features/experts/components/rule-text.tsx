import { useI18n } from '@xiongmao/i18n/use-translation';

/** A rule in words. A newer server may name one that this page has no words for yet: its name, then. */
export function RuleText({ rule }: { rule: string }) {
  const i18n = useI18n();
  const key = `experts:rule.${rule}`;
  return i18n.exists(key) ? i18n.of('experts')(`rule.${rule}` as 'rule.winner') : rule;
}
