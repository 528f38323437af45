import { CanAccess } from '@refinedev/core';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { Row } from '../contract.ts';
import { ByOthers } from '../form/by-others.tsx';
import { DecisionButton } from '../form/decision.tsx';

/** Gives or refuses welcome gold; with others of the same network and day, all of it at once. */
export function WelcomeDecisions({ welcome }: { welcome: Row<'welcomes'> }) {
  const { id, version, heldAlike } = welcome;
  const { t } = useTranslation('console');
  const given = { resource: 'welcomes', id, version, also: ['welcomes', 'holds'] } as const;
  const release = { ...given, done: t('welcomes.released') };
  const refuse = { ...given, done: t('welcomes.refused') };
  return (
    <CanAccess resource="welcomes" action="edit">
      <ByOthers concerned={[id]}>
        <div className="flex flex-wrap gap-2">
          <DecisionButton look="primary" values={{ state: 'released' }} {...release}>
            {t('welcomes.release')}
          </DecisionButton>
          <DecisionButton values={{ state: 'refused' }} {...refuse}>
            {t('welcomes.refuse')}
          </DecisionButton>
          {heldAlike > 1 && (
            <>
              <DecisionButton values={{ state: 'released', alike: true }} {...release}>
                {t('welcomes.releaseAll', { count: heldAlike })}
              </DecisionButton>
              <DecisionButton values={{ state: 'refused', alike: true }} {...refuse}>
                {t('welcomes.refuseAll', { count: heldAlike })}
              </DecisionButton>
            </>
          )}
        </div>
      </ByOthers>
    </CanAccess>
  );
}
