import type { Platform } from '@xiongmao/api/fields/platforms';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Logo } from '@xiongmao/ui/logo';
import { EmptyState } from '@xiongmao/ui/states/empty-state';
import { downloadPath } from '#app/paths.ts';
import { useConfig } from '#app/platform/app-context.ts';
import { useProductName } from '#app/platform/document/product-name.ts';
import { QrCode } from '#app/shared/qr-code.tsx';
import { usePlatform } from '../api/use-platform.ts';
import { DownloadLink } from './download-link.tsx';
import { PhonePicture } from './phone-picture.tsx';

/** Where the app is had: for this device first in sight, for the others beside it. */
export function DownloadPage() {
  const { t } = useTranslation('promotion');
  const { downloads, logos, siteUrl } = useConfig();
  const own = usePlatform();
  const offered = Object.entries(downloads) as [Platform, string][];
  const name = useProductName();

  return (
    <div className="mx-auto flex w-full max-w-[64rem] items-center justify-between gap-12 px-4 py-8 lg:py-16">
      <div className="flex min-w-0 grow flex-col gap-6">
        <Logo logos={logos} size={72} />
        <div className="flex flex-col gap-2">
          <h1 className="text-2xl font-bold text-balance md:text-4xl">
            {t('download.title', { name })}
          </h1>
          <p className="max-w-prose text-base text-muted">{t('download.lead')}</p>
        </div>
        {offered.length === 0 ? (
          <EmptyState text={t('download.none')} hint={t('download.noneHint')} />
        ) : (
          <>
            <ul className="grid gap-2 sm:grid-cols-2">
              {offered.map(([platform, href]) => (
                <li key={platform}>
                  <DownloadLink platform={platform} href={href} isOwn={platform === own} />
                </li>
              ))}
            </ul>
            <div className="hidden items-center gap-4 rounded-lg bg-surface p-4 md:flex">
              <QrCode text={siteUrl + downloadPath} label={t('download.scan')} />
              <div className="flex flex-col gap-1">
                <h2 className="text-base font-semibold">{t('download.scan')}</h2>
                <p className="text-sm text-muted">{t('download.scanHint')}</p>
              </div>
            </div>
          </>
        )}
      </div>
      <PhonePicture />
    </div>
  );
}
