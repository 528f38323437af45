import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useSignIn } from './sign-in-context.ts';

/** Words → where they lead. */
const protocols = { '<terms>': 'service', '<privacy>': 'privacy' } as const;

/** The notes on the terms and the privacy policy: who goes on agrees to them (product spec §5). */
export function Agreement({ faultId }: { faultId?: string | undefined }) {
  const { t } = useTranslation('identity');
  const { agreed, setAgreed, href } = useSignIn();
  const text = t('agreement.text', { terms: '<terms>', privacy: '<privacy>' });
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
        {text.split(/(<\w+>)/).map((part) => {
          const protocol = protocols[part as keyof typeof protocols];
          if (!protocol) return part;
          return (
            <a
              key={part}
              href={href(`/protocol/${protocol}`)}
              target="_blank"
              rel="noreferrer"
              className="text-ink underline underline-offset-2 hover:text-accent"
            >
              {t(`agreement.${protocol}`)}
            </a>
          );
        })}
      </span>
    </label>
  );
}
