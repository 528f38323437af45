import { useTranslation } from '@xiongmao/i18n/use-translation';
import { ShownThen } from '../chat-messages/shown-then.tsx';
import type { Row } from '../contract.ts';
import { Fact, Facts } from '../page/facts.tsx';
import { ruleChanges, useRuleText } from './rule-changes.ts';

type Action = Row<'chat-actions'>;

/** What lies behind an entry: rules as they were and are, or what was said until then. */
export function ActionDetail({ action }: { action: Action }) {
  const { t } = useTranslation(['console', 'chat']);
  const { kind, room, at, messageId, userId } = action;
  if (kind === 'rules') return <Changed action={action} />;
  if (userId === null) return null;
  return (
    <ShownThen
      room={room}
      at={at}
      about={messageId === null ? 'person' : 'message'}
      messageId={messageId}
      userId={userId}
      hint={t('chatAppeals.shownHint')}
      mark={t(`chat:action.${kind}`)}
    />
  );
}

function Changed({ action }: { action: Action }) {
  const { t } = useTranslation('console');
  const textOf = useRuleText();
  const changes = ruleChanges(action);
  if (changes.length === 0) return <p className="text-sm text-muted">{t('chatActions.noRules')}</p>;
  return (
    <Facts>
      {changes.map(({ name, before, after }) => (
        <Fact key={name} name={t(`chatRooms.${name}`)}>
          <del className="text-muted">{textOf(name, before)}</del>{' '}
          <ins className="font-semibold no-underline">{textOf(name, after)}</ins>
        </Fact>
      ))}
    </Facts>
  );
}
