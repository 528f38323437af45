import { commentLength } from '@xiongmao/api/posts/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { LettersWritten } from '#app/shared/form/letters-written.tsx';
import { useRefusal } from '../../api/use-refusal.ts';
import { WritingField } from '../writing/writing-field.tsx';

interface CommentFormProps {
  label: string;
  /** What stands in it at first. */
  start?: string;
  send: string;
  isPending: boolean;
  /** What became of what was sent last. */
  error: Error | null;
  onSend: (text: string) => void;
  /** Without it, it is the form that is always there. */
  onCancel?: () => void;
}

/** Where one says something. Ctrl or Cmd and Enter send it, Escape gives it up. */
export function CommentForm(props: CommentFormProps) {
  const { label, start = '', send, isPending, error, onSend, onCancel } = props;
  const { t } = useTranslation();
  const [text, setText] = useState(start);
  const field = useRef<HTMLTextAreaElement>(null);
  // What was typed before the page came alive stands in the field alone.
  useLayoutEffect(() => setText(field.current!.value), []);
  const isEmpty = text.trim() === '';
  const { fault, sent } = useRefusal(error, text);
  const submit = () => {
    if (isEmpty || isPending) return;
    sent(text);
    onSend(text.trim());
  };
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      submit();
    } else if (event.key === 'Escape') onCancel?.();
  }
  return (
    <form
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <WritingField
        ref={field}
        label={label}
        value={text}
        fault={fault}
        rows={text === '' && !onCancel ? 2 : 3}
        maxLength={commentLength}
        // It opens where one asked for it.
        autoFocus={onCancel !== undefined}
        onChange={setText}
        onKeyDown={onKeyDown}
      />
      <div className="flex items-center gap-2 text-xs text-muted">
        <LettersWritten count={text.length} most={commentLength} />
        <span className="grow" />
        {onCancel && (
          <Button look="quiet" onClick={onCancel}>
            {t('action.cancel')}
          </Button>
        )}
        <Button type="submit" look="primary" aria-disabled={isEmpty || isPending}>
          {send}
        </Button>
      </div>
    </form>
  );
}
