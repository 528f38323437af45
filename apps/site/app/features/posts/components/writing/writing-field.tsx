import { inputLook } from '@xiongmao/ui/fields/form-field';
import { type ComponentProps, useId } from 'react';
import { MentionList } from './mention-list.tsx';
import { useMentions } from './use-mentions.ts';

interface WritingFieldProps extends Omit<ComponentProps<'textarea'>, 'value' | 'onChange'> {
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** Why it was not taken as it stands. */
  fault: string | null;
}

/** Where a post or a comment is written, who may be meant by an `@` in it, and why it was refused. */
export function WritingField(props: WritingFieldProps) {
  const { label, value, onChange, fault, onKeyDown, ...textarea } = props;
  const faultId = useId();
  const { offer, field, choose } = useMentions(onChange, onKeyDown);
  return (
    <div className="relative flex flex-col gap-1">
      <textarea
        {...textarea}
        {...field}
        aria-label={label}
        aria-invalid={fault !== null || undefined}
        aria-describedby={fault === null ? undefined : faultId}
        placeholder={label}
        value={value}
        dir="auto"
        className={`${inputLook} py-2`}
      />
      {offer && <MentionList offer={offer} onChoose={choose} />}
      <p id={faultId} role="alert" className="text-sm text-loss empty:hidden">
        {fault}
      </p>
    </div>
  );
}
