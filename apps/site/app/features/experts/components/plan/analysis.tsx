import type { Plan } from '@xiongmao/api/experts/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Panel } from '@xiongmao/ui/panel';

/** The expert's words: paragraphs of plain text. */
export function Analysis({ plan: { prediction, content } }: { plan: Plan }) {
  const { t } = useTranslation('experts');
  if (!prediction) return null;
  return (
    <Panel title={t('plan.analysis')}>
      <div className="flex max-w-prose flex-col gap-3 px-4 pb-4 text-sm leading-6">
        {content === null ? (
          <p className="text-muted">{t('plan.noAnalysis')}</p>
        ) : (
          paragraphsOf(content).map((text, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph has no other name than its place
            <p key={index} className="whitespace-pre-line [overflow-wrap:anywhere]" dir="auto">
              {text}
            </p>
          ))
        )}
      </div>
    </Panel>
  );
}

/** What blank lines part. */
const paragraphsOf = (text: string): string[] => text.trim().split(/\n\s*\n/);
