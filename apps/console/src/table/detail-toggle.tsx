import { useTranslation } from '@xiongmao/i18n/use-translation';
import { IconButton } from '@xiongmao/ui/button';
import ChevronDown from 'lucide-react/icons/chevron-down';

interface DetailToggleProps {
  isOpen: boolean;
  onToggle: () => void;
}

export function DetailToggle({ isOpen, onToggle }: DetailToggleProps) {
  const { t } = useTranslation('console');
  return (
    <IconButton label={t('table.detail')} aria-expanded={isOpen} onClick={onToggle}>
      <ChevronDown
        aria-hidden
        className={`size-4 motion-safe:transition-transform ${isOpen ? 'rotate-180' : ''}`}
      />
    </IconButton>
  );
}
