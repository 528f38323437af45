import type { OrderDetails } from '@xiongmao/api/mall/shapes';
import { useErrorText } from '@xiongmao/auth/use-error-text';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { inputLook } from '@xiongmao/ui/fields/form-field';
import { Panel } from '@xiongmao/ui/panel';
import SendIcon from 'lucide-react/icons/send-horizontal';
import { type FormEvent, useState } from 'react';
import { Ago } from '#app/shared/time/ago.tsx';
import { useOrderWrite } from '../../api/use-order-write.ts';

const longestText = 1000;

/** What one wrote to support about an order, and what support answered. */
export function Messages({ order: { id, messages } }: { order: OrderDetails }) {
  const { t } = useTranslation('mall');
  const errorText = useErrorText();
  const [text, setText] = useState('');
  const { mutate, isPending, error } = useOrderWrite(
    id,
    (api, given: string, once) =>
      api('POST /user/order/message', { body: { id, text: given } }, once),
    () => setText(''),
  );
  function send(event: FormEvent): void {
    event.preventDefault();
    if (text.trim() && !isPending) mutate(text.trim());
  }
  return (
    <Panel title={t('messages.title')} hint={t('messages.hint')}>
      {messages.length > 0 && (
        <ol aria-live="polite" className="flex flex-col gap-2 px-4 py-2">
          {messages.map(({ id: key, from, text: said, at }) => (
            <li
              key={key}
              className={`flex max-w-[85%] flex-col gap-0.5 rounded-lg px-3 py-2 text-sm ${from === 'fan' ? 'self-end bg-accent/15' : 'self-start bg-raised'}`}
            >
              <span className="text-xs text-muted">
                {t(`messages.from.${from}`)} · <Ago at={at} />
              </span>
              <span dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
                {said}
              </span>
            </li>
          ))}
        </ol>
      )}
      <form onSubmit={send} className="flex items-end gap-2 px-4 pt-1 pb-4">
        <textarea
          name="message"
          dir="auto"
          rows={2}
          maxLength={longestText}
          value={text}
          aria-label={t('messages.write')}
          placeholder={t('messages.write')}
          onChange={({ target }) => setText(target.value)}
          className={inputLook}
        />
        <Button
          type="submit"
          look="primary"
          aria-label={t('messages.send')}
          aria-disabled={isPending || !text.trim()}
        >
          <SendIcon aria-hidden className="size-4.5 rtl:-scale-x-100" />
        </Button>
      </form>
      <p role="alert" className="px-4 pb-3 text-sm text-loss empty:hidden">
        {error && errorText(error)}
      </p>
    </Panel>
  );
}
