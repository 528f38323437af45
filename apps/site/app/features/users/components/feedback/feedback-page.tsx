import { useQueryClient } from '@tanstack/react-query';
import { useUid } from '@xiongmao/auth/account';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { Panel } from '@xiongmao/ui/panel';
import { EmptyState } from '@xiongmao/ui/states/empty-state';
import { useState } from 'react';
import { useApi, useConfig } from '#app/platform/app-context.ts';
import { feedbackQuery } from '../../api/user-queries.ts';
import { FeedbackForm } from './feedback-form.tsx';
import { OwnFeedbackList } from './own-feedback.tsx';

/** Says something to the operator, signed in or not; who is finds the answers there. */
export function FeedbackPage() {
  const { t } = useTranslation('users');
  const queries = useQueryClient();
  const { queryKey } = feedbackQuery(useApi());
  const isKnown = useUid() !== null;
  const [sent, setSent] = useState(false);
  function onSent(): void {
    setSent(true);
    void queries.invalidateQueries({ queryKey });
  }
  return (
    <div className="flex flex-col gap-2 md:gap-3">
      {sent ? (
        <div role="status">
          <EmptyState text={t('feedback.sent')} hint={t('feedback.sentHint')}>
            <Button onClick={() => setSent(false)}>{t('feedback.another')}</Button>
          </EmptyState>
        </div>
      ) : (
        <Panel title={t('feedback.title')} hint={t('feedback.hint')}>
          <div className="px-4 pt-2 pb-4">
            <FeedbackForm onSent={onSent} />
            <OtherWays />
          </div>
        </Panel>
      )}
      {isKnown && <OwnFeedbackList />}
    </div>
  );
}

const ways = [
  { name: 'email', words: 'feedback.orMail', scheme: 'mailto:' },
  { name: 'phone', words: 'feedback.orCall', scheme: 'tel:' },
] as const;

/** How else the operator is reached, where the brand tells. */
function OtherWays() {
  const { t } = useTranslation('users');
  const { contact } = useConfig();
  return ways
    .filter(({ name }) => contact[name])
    .map(({ name, words, scheme }) => (
      <p key={name} className="pt-3 text-xs text-muted">
        {t(words)}{' '}
        <a
          href={scheme + contact[name].replaceAll(' ', '')}
          dir="ltr"
          className="text-accent underline"
        >
          {contact[name]}
        </a>
      </p>
    ));
}
