import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Segmented } from '@xiongmao/ui/fields/segmented';
import { type ReactNode, useState } from 'react';
import { partOf } from '#app/shared/games/sport-of.ts';
import { periodLabel } from '../../../status-label.ts';
import { say } from '../../../words.ts';
import { Card } from '../card.tsx';

interface SetChoiceProps<Part> {
  parts: readonly Part[];
  gameId: number;
  children: (part: Part) => ReactNode;
}

/** One set at a time; the newest, until another is chosen. */
export function SetChoice<Part extends { key: string }>(props: SetChoiceProps<Part>) {
  const { parts, gameId, children } = props;
  const { t } = useTranslation('matches');
  const [choice, choose] = useState<string | null>(null);
  const shown = parts.find(({ key }) => key === choice) ?? parts.at(-1);
  if (!shown) return null;
  return (
    <Card title={say(t, periodLabel(shown.key, gameId).full)}>
      {parts.length > 1 && (
        <div className="px-3 pb-3">
          <Segmented
            label={t('detail.periods', { context: partOf(gameId) })}
            name="set"
            value={shown.key}
            onChange={choose}
            options={parts.map(({ key }) => ({
              value: key,
              label: say(t, periodLabel(key, gameId).short),
            }))}
          />
        </div>
      )}
      {children(shown)}
    </Card>
  );
}
