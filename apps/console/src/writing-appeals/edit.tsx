import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { Row } from '../contract.ts';
import { Fact, Facts } from '../page/facts.tsx';
import { UserLink } from '../page/links/user-link.tsx';
import { Panel } from '../page/panel.tsx';
import { AppealDecision } from '../queue/appeal-decision.tsx';
import { AppealScreen } from '../queue/appeal-screen.tsx';

type Appeal = Row<'writing-appeals'>;

/** What was removed, what its author says to it, and what is decided. */
export function AppealEdit() {
  const { t } = useTranslation('console');
  return (
    <AppealScreen<Appeal>
      resource="writing-appeals"
      listTitle={t('writingAppeals.title')}
      decisionHint={t('writingAppeals.decisionHint')}
    >
      {(appeal) => <Told appeal={appeal} />}
    </AppealScreen>
  );
}

function Told({ appeal }: { appeal: Appeal }) {
  const { t } = useTranslation(['console', 'chat']);
  const { userId, username, said, text, kind, rule, reason, removedBy } = appeal;
  return (
    <Panel title={t('appeals.appeal')}>
      <p dir="auto" className="pb-4 text-base break-words whitespace-pre-wrap">
        {text}
      </p>
      <Facts>
        <Fact name={t('appeals.from')}>
          <UserLink id={userId} name={username} />
        </Fact>
        <Fact name={t(`writingReports.kind.${kind}`)}>{said}</Fact>
        <Fact name={t('chatActions.rule')}>{t(`chat:rule.${rule}`)}</Fact>
        <Fact name={t('writingReports.answer')}>{reason}</Fact>
        <Fact name={t('writingAppeals.removedBy')}>{removedBy}</Fact>
        <AppealDecision appeal={appeal} />
      </Facts>
    </Panel>
  );
}
