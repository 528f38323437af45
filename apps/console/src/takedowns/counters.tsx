import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import { Fact, Facts } from '../page/facts.tsx';
import { UserLink } from '../page/links/user-link.tsx';
import { Panel } from '../page/panel.tsx';

/** What authors object with, and what was decided about it. */
export function Counters({ counters }: Pick<Row<'takedowns'>, 'counters'>) {
  const { t } = useTranslation('console');
  const { moment } = useFormat();
  return counters.map(({ userId, username, text, signature, at, state, answer }) => (
    <Panel key={userId} title={t('takedowns.counter')}>
      <p dir="auto" className="pb-4 text-base break-words whitespace-pre-wrap">
        {text}
      </p>
      <Facts>
        <Fact name={t('appeals.from')}>
          <UserLink id={userId} name={username} />
        </Fact>
        <Fact name={t('takedowns.signature')}>{signature}</Fact>
        <Fact name={t('feedback.at')}>{moment(at)}</Fact>
        <Fact name={t('feedback.state')}>{t(`appeals.state.${state}`)}</Fact>
        {answer !== null && <Fact name={t('decision.answer')}>{answer}</Fact>}
      </Facts>
    </Panel>
  ));
}
