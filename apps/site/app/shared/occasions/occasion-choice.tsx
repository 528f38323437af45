import { type Occasion, occasions } from '@xiongmao/api/users/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import Check from 'lucide-react/icons/check';

interface OccasionChoiceProps {
  /** Of what one is told so. */
  label: string;
  offered?: readonly Occasion[];
  chosen: readonly Occasion[];
  disabled?: boolean;
  onChange: (chosen: Occasion[]) => void;
}

/** What of a match one wants to be told: any of them, each at a touch. */
export function OccasionChoice(props: OccasionChoiceProps) {
  const { label, offered = occasions, chosen, disabled = false, onChange } = props;
  const { t } = useTranslation('occasions');
  const toggle = (occasion: Occasion) =>
    onChange(
      occasions.filter((each) =>
        each === occasion ? !chosen.includes(each) : chosen.includes(each),
      ),
    );
  return (
    <fieldset disabled={disabled} className="flex w-full flex-wrap gap-1.5 md:w-100">
      <legend className="sr-only">{t('label', { name: label })}</legend>
      {offered.map((occasion) => (
        <label
          key={occasion}
          className="flex min-h-11 grow basis-16 cursor-pointer items-center justify-center gap-1 rounded-full bg-raised px-2 text-sm text-muted has-checked:bg-accent has-checked:font-semibold has-checked:text-on-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent has-disabled:opacity-50 md:min-h-9"
        >
          <input
            type="checkbox"
            checked={chosen.includes(occasion)}
            onChange={() => toggle(occasion)}
            className="peer sr-only"
          />
          {/* Where colours are the reader's own, no fill tells what is chosen. */}
          <Check aria-hidden className="hidden size-4 forced-colors:peer-checked:block" />
          {t(`occasion.${occasion}`)}
        </label>
      ))}
    </fieldset>
  );
}
