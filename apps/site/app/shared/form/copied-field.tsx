import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { toast } from '@xiongmao/ui/overlays/toast';
import Copy from 'lucide-react/icons/copy';
import { type ReactNode, useRef } from 'react';

interface CopiedFieldProps {
  label: string;
  value: string;
  /** What the button that copies it says. */
  copyLabel: string;
  /** Said where the browser does not copy: it stands selected. */
  byHand: string;
  /** Buttons beside that one. */
  children?: ReactNode;
}

/** An address to take elsewhere. */
export function CopiedField({ label, value, copyLabel, byHand, children }: CopiedFieldProps) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);

  async function copy(): Promise<void> {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(value);
      toast(t('action.copied'));
    } catch {
      // Without a secure context there is no clipboard.
      toast(byHand, 'bad');
    }
  }

  return (
    <>
      <label className="flex flex-col gap-1 text-xs text-muted">
        {label}
        <input
          ref={field}
          readOnly
          dir="ltr"
          value={value}
          onFocus={(event) => event.target.select()}
          className="min-h-11 w-full min-w-0 rounded-sm border border-line bg-page px-3 text-sm text-ink md:min-h-9"
        />
      </label>
      <div className="flex flex-wrap gap-2">
        <Button look="primary" onClick={() => void copy()}>
          <Copy aria-hidden className="size-4" />
          {copyLabel}
        </Button>
        {children}
      </div>
    </>
  );
}
