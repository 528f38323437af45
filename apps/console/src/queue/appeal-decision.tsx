import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import { Fact } from '../page/facts.tsx';

type Appeal = Row<'chat-appeals' | 'writing-appeals'>;

/** When an appeal came, and what was decided on it by whom: the last of its facts. */
export function AppealDecision({
  appeal,
}: {
  appeal: Pick<Appeal, 'at' | 'answer' | 'decidedBy' | 'decidedAt'>;
}) {
  const { t } = useTranslation('console');
  const { moment } = useFormat();
  const { at, answer, decidedBy, decidedAt } = appeal;
  return (
    <>
      <Fact name={t('feedback.at')}>{moment(at)}</Fact>
      {answer && <Fact name={t('decision.answer')}>{answer}</Fact>}
      {decidedBy && <Fact name={t('decision.by')}>{decidedBy}</Fact>}
      {decidedAt && <Fact name={t('decision.at')}>{moment(decidedAt)}</Fact>}
    </>
  );
}
