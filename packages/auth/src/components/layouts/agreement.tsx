import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useSignIn } from '../sign-in-context.ts';
import { AgreedWords, wordMarks } from './agreed-words.tsx';

/** The notes on the terms and the privacy policy: who goes on agrees to them (product spec §5). */
export function Agreement({ faultId }: { faultId?: string | undefined }) {
  const { t } = useTranslation('identity');
  const { agreed, setAgreed, href } = useSignIn();
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2 text-xs text-muted md:min-h-9">
      <input
        type="checkbox"
        name="agreed"
        checked={agreed}
        onChange={(event) => setAgreed(event.target.checked)}
        aria-invalid={faultId ? true : undefined}
        aria-describedby={faultId}
        className="size-4 shrink-0 accent-accent"
      />
      <span>
        <AgreedWords text={t('agreement.text', wordMarks)} href={href} />
      </span>
    </label>
  );
}
