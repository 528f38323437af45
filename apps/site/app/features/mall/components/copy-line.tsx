import { useTranslation } from '@xiongmao/i18n/use-translation';
import { IconButton } from '@xiongmao/ui/button';
import { toast } from '@xiongmao/ui/overlays/toast';
import Copy from 'lucide-react/icons/copy';
import { useRef } from 'react';

interface CopyLineProps {
  label: string;
  text: string;
}

/** Something to be copied, whole: a card number, a tracking number, a hash. */
export function CopyLine({ label, text }: CopyLineProps) {
  const { t } = useTranslation(['mall', 'common']);
  const element = useRef<HTMLElement>(null);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      toast(t('common:action.copied'));
    } catch {
      // Without a secure context there is no clipboard: it stands selected.
      if (element.current) getSelection()?.selectAllChildren(element.current);
      toast(t('copyByHand'), 'bad');
    }
  }
  return (
    <div className="flex min-w-0 items-center gap-2">
      <div className="min-w-0 grow">
        <p className="text-xs text-muted">{label}</p>
        <p
          ref={element as React.RefObject<HTMLParagraphElement | null>}
          dir="ltr"
          className="font-mono text-sm break-all select-all rtl:text-right"
        >
          {text}
        </p>
      </div>
      <IconButton
        label={t('copyNamed', { label })}
        onClick={() => void copy()}
        className="text-accent"
      >
        <Copy aria-hidden className="size-4" />
      </IconButton>
    </div>
  );
}
