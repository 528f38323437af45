import type { ChatMessage } from '@xiongmao/api/chat/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';

type Speaker = ChatMessage['from'];

/** Dark enough for white figures (AA) on either theme. */
const levelColours = ['', '#566373', '#0f6633', '#2457a6', '#6c3fae', '#8f5200'];
const labelLooks = {
  admin: 'bg-[#a3231c] text-white',
  support: 'bg-[#00655c] text-white',
  anchor: 'bg-accent text-on-accent',
  moderator: 'bg-[#2457a6] text-white',
  expert: 'bg-[#5d3f00] text-[#ffd896]',
} satisfies Record<NonNullable<Speaker['label']>, string>;

const mark = 'inline-flex h-4 items-center rounded-[4px] px-1 text-[0.6875rem] leading-none';

/** What stands before a name: the level by what was recharged, and who it is here. */
export function SpeakerMarks({
  speaker: { level, label },
}: {
  speaker: Pick<Speaker, 'level' | 'label'>;
}) {
  const { t } = useTranslation('chat');
  return (
    <>
      {label && (
        <span className={`${mark} me-1 font-semibold ${labelLooks[label]}`}>
          {t(`label.${label}`)}
        </span>
      )}
      {level > 0 && (
        <span
          title={t('level', { level })}
          style={{ backgroundColor: levelColours[Math.min(level, 5)] }}
          className={`${mark} me-1 font-semibold text-white tabular`}
        >
          <span className="sr-only">{t('level', { level })}</span>
          <span aria-hidden>{t('levelShort', { level })}</span>
        </span>
      )}
    </>
  );
}
