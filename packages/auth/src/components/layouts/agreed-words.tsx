import { useTranslation } from '@xiongmao/i18n/use-translation';

/** What stands in a text for the names of the words, to be led to from there. */
export const wordMarks = { terms: '<terms>', privacy: '<privacy>' } as const;

/** Words → where they lead. */
const protocols = { '<terms>': 'service', '<privacy>': 'privacy' } as const;

interface AgreedWordsProps {
  /** A text with `wordMarks` in it. */
  text: string;
  /** The address of one of the site's pages. */
  href: (path: string) => string;
}

/** A text that names the terms and the privacy policy, and leads to them. */
export function AgreedWords({ text, href }: AgreedWordsProps) {
  const { t } = useTranslation('identity');
  return text.split(/(<\w+>)/).map((part) => {
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
  });
}
