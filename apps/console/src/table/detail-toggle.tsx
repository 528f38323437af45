import { IconButton } from '@xiongmao/ui/button';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useTranslation } from 'react-i18next';

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
